// The contracts of resolvers that template code makes or changes.
import type { Type } from '@mockwright/language/metadata/symbols';
import { callMember } from '../../../System.Collections/collection-protocol.ts';
import { DefaultContractResolver, defaultResolver } from './contract-resolver.ts';
import type { Contract, ContractResolver, NoContract } from './contracts.ts';

/** Asks an `IContractResolver`; where it gives null, that is a contract as well. */
export class TemplateContracts implements ContractResolver {
  readonly #resolver: object;
  #none: NoContract | undefined;
  constructor(resolver: object) {
    this.#resolver = resolver;
  }
  resolve(type: Type): Contract {
    const resolver = this.#resolver;
    const contract = (
      resolver instanceof DefaultContractResolver
        ? resolver.resolve(type)
        : callMember(resolver, 'IContractResolver.ResolveContract/1', 'ResolveContract', [type])
    ) as Contract | null;
    return contract ?? (this.#none ??= new DefaultContractResolver().noContract());
  }
}

/** What asks a resolver, which is trusted if it is the one that serializers have by themselves. */
export function contractsOf(resolver: object): ContractResolver {
  const own = defaultResolver();
  return resolver === own ? own : new TemplateContracts(resolver);
}
