// The class `Newtonsoft.Json.Serialization.JsonContainerContract` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { field, optional } from '../../values/property-accessors.ts';
import { JsonContainerContract } from './contracts/contracts.ts';

export const containerContractType: TypeDeclaration = declareType(
  'public class Newtonsoft.Json.Serialization.JsonContainerContract : Newtonsoft.Json.Serialization.JsonContract',
  () => ({
    'JsonConverter? ItemConverter { get; set; }': field('itemConverter'),
    'bool? ItemIsReference { get; set; }': optional('itemIsReference'),
    'ReferenceLoopHandling? ItemReferenceLoopHandling { get; set; }': optional('itemReferenceLoopHandling'),
    'TypeNameHandling? ItemTypeNameHandling { get; set; }': optional('itemTypeNameHandling'),
  }),
  { runtime: JsonContainerContract },
);
