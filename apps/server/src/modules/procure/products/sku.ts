type Codes = { readonly style: string; readonly colour: string | null; readonly size: string | null }

/** The SKU from a pattern and codes; a missing part is omitted with its separator. */
export function skuOf(pattern: string, codes: Codes): string {
  const parts = pattern.split(/(<style>|<colour>|<size>)/)
  let created = ''
  for (let at = 1; at < parts.length; at += 2) {
    const code = codes[parts[at]?.slice(1, -1) as keyof Codes]
    if (code !== null) created += `${created === '' && at > 1 ? '' : (parts[at - 1] ?? '')}${code}`
  }
  return created + (parts.at(-1) ?? '')
}
