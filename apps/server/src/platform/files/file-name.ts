const longest = 200
const longestExtension = 20

/** Names that Windows takes for devices, with any extension. Source: Microsoft, Naming Files, Paths, and Namespaces. */
const allocated = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i
/** Control characters, lone surrogates, and the marks that turn the direction of what follows. Source: Unicode TR 36. */
const invisible = /[\p{Cc}\p{Cs}\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/gu

/** A user's file name as it may be shown and offered for saving: no path, nothing invisible, at most 200 characters. */
export function cleanFileName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replace(invisible, '')
    .replace(/[/\\:*?"<>|]/g, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
  if (plain === '') return 'file'
  return shortened(allocated.test(plain) ? `_${plain}` : plain)
}

/** The extension in lower case without its dot, '' for none. */
export function extensionOf(name: string): string {
  return /\.([^.\s]{1,19})$/.exec(name)?.[1]?.toLowerCase() ?? ''
}

/** Source: RFC 6266 and RFC 8187; browsers that know the second form take it. */
export function contentDisposition(kind: 'attachment' | 'inline', name: string): string {
  const ascii = name
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\%]/g, '_')
    .trim()
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename="${ascii === '' || ascii.startsWith('.') ? `file${ascii}` : ascii}"; filename*=UTF-8''${encoded}`
}

function shortened(name: string): string {
  const letters = Array.from(name)
  if (letters.length <= longest) return name
  const dot = letters.lastIndexOf('.')
  const extension = dot >= letters.length - longestExtension ? letters.slice(dot) : []
  return [...letters.slice(0, longest - extension.length), ...extension].join('')
}
