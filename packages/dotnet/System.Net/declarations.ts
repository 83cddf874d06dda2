// The types of `System.Net`, but for those in extended/.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { ipAddressType, ipAddressReadOnlyIPAddressType } from './ip-address.ts';
import { ipEndPointType } from './ip-end-point.ts';
import { httpVersionType } from './http-version.ts';
import { httpStatusCodeType } from './http-status-code.ts';
import { webUtilityType } from './web-utility.ts';

/** The types of `System.Net`, containing types before the types inside them. */
export const systemNetDeclarations: readonly TypeDeclaration[] = [
  ipAddressType,
  ipAddressReadOnlyIPAddressType,
  ipEndPointType,
  httpVersionType,
  httpStatusCodeType,
  webUtilityType,
];
