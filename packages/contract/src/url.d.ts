/** As much as is needed of what browser and server both have: the types of neither are read here. */
declare const URL: {
  canParse: (given: string, base: string) => boolean
  new (given: string, base: string): { readonly origin: string; readonly pathname: string; readonly search: string }
}
