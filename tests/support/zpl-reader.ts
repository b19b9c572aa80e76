/** A field of a label: the commands before its data, and what the data are once they are no escapes. */
export type ZplField = { readonly commands: readonly string[]; readonly data: string | null }
export type ZplLabel = {
  readonly settings: readonly string[]
  readonly fields: readonly ZplField[]
  readonly copies: number
}

/** The only commands that labels are made of, each with the form of what follows it. */
const known: Readonly<Record<string, RegExp>> = {
  XA: /^$/,
  CI: /^28$/,
  LH: /^0,0$/,
  PW: /^\d+$/,
  LL: /^\d+$/,
  FO: /^\d+,\d+$/,
  FT: /^\d+,\d+$/,
  A0: /^N,\d+,\d+$/,
  BY: /^\d+,2\.0,\d+$/,
  BE: /^N,\d+,N,N$/,
  B8: /^N,\d+,N,N$/,
  BU: /^N,\d+,N,N,N$/,
  B2: /^N,\d+,N,N,N$/,
  BC: /^N,\d+,N,N,N,N$/,
  BQ: /^N,2,\d+$/,
  BX: /^N,\d+,200,,,,[_|#!]$/,
  GF: /^A,(\d+),\1,\d+,[0-9A-F]*$/,
  FH: /^\\$/,
  FD: /^[^^~]*$/,
  FS: /^$/,
  PQ: /^\d+$/,
  XZ: /^$/,
}

/** Reads ZPL II as strictly as a printer could: no command that labels have no use for, none in a wrong place. Throws on anything else. */
export function readZpl(file: Uint8Array): ZplLabel[] {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(file)
  if (text.includes('~')) throw new Error('A control command begins in the middle of labels.')
  const labels: ZplLabel[] = []
  let settings: string[] = []
  let fields: ZplField[] = []
  let commands: string[] = []
  let data: string | null = null
  let copies = 1
  let isWithin = false
  for (const [, name = '', rest = ''] of text.matchAll(/\^(..)([^^]*)/gs)) {
    const parameters = rest.replace(/\n$/, '')
    if (known[name]?.test(parameters) !== true) throw new Error(`^${name}${parameters} is nothing that labels use.`)
    if (isWithin === (name === 'XA')) throw new Error(`^${name} stands in a wrong place.`)
    if (name === 'XA') isWithin = true
    else if (['CI', 'LH', 'PW', 'LL'].includes(name)) settings.push(name + parameters)
    else if (name === 'FD') data = unescaped(parameters, commands.at(-1) === 'FH\\')
    else if (name === 'FS') {
      fields.push({ commands, data })
      commands = []
      data = null
    } else if (name === 'PQ') copies = Number(parameters)
    else if (name === 'XZ') {
      if (commands.length > 0) throw new Error('A field is not ended.')
      labels.push({ settings, fields, copies })
      settings = []
      fields = []
      copies = 1
      isWithin = false
    } else commands.push(name + parameters)
  }
  if (isWithin) throw new Error('A label is not ended.')
  return labels
}

function unescaped(written: string, hasEscapes: boolean): string {
  if (!hasEscapes) return written
  const parts = written.split(/\\(..)/)
  const bytes = parts.flatMap((part, place) =>
    place % 2 === 0 ? [...new TextEncoder().encode(part)] : [Number.parseInt(part, 16)],
  )
  return new TextDecoder('utf-8', { fatal: true }).decode(new Uint8Array(bytes))
}
