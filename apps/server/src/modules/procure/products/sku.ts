type Codes = { readonly style: string; readonly colour: string | null; readonly size: string | null }

/** The SKU that a pattern makes of codes; what there is none of is left out together with what stands between it and the part before. */
export function skuOf(pattern: string, codes: Codes): string {
  const parts = pattern.split(/(<style>|<colour>|<size>)/)
  let made = ''
  for (let at = 1; at < parts.length; at += 2) {
    const code = codes[parts[at]?.slice(1, -1) as keyof Codes]
    if (code !== null) made += `${made === '' && at > 1 ? '' : (parts[at - 1] ?? '')}${code}`
  }
  return made + (parts.at(-1) ?? '')
}
