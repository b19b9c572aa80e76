/** `Page · Module · Company`, what is missing or said twice left out. */
export function documentTitle(parts: readonly (string | undefined)[], product: string): string {
  const said = parts.filter((part) => part !== undefined && part !== '')
  return [...new Set(said)].join(' · ') || product
}
