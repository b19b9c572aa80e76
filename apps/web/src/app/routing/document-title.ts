/** `Page · Module · Company`, without missing and repeated parts. */
export function documentTitle(parts: readonly (string | undefined)[], product: string): string {
  const said = parts.filter((part) => part !== undefined && part !== '')
  return [...new Set(said)].join(' · ') || product
}
