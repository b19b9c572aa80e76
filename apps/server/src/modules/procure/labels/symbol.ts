import type { LabelSymbology } from '@countinghouse/contract/procure/label-layout'
import type { BarcodeKind } from '@countinghouse/kernel/barcode'
import { expandedUpce } from '@countinghouse/kernel/barcode'
import { qrCode } from '@countinghouse/kernel/qr-code'
import bwipjs from 'bwip-js/node'

export type SymbolKind = Exclude<BarcodeKind, 'internal'> | Exclude<LabelSymbology, 'automatic'>

type Quiet = readonly [before: number, after: number]

/** A code as dark and light modules, not yet scaled. */
export type CodeSymbol = {
  readonly kind: SymbolKind
  /** Scanned data; for the two GS1 kinds without the identifier (01). */
  readonly data: string
  /** Readable text below the code. */
  readonly words: string
  /** Quiet zone in light modules before and after the code; for a square also above and below. */
  readonly quiet: Quiet
  readonly modules:
    | { readonly form: 'bars'; /** Bar, space, bar …, in modules. */ readonly widths: readonly number[] }
    | { readonly form: 'matrix'; readonly rows: readonly (readonly boolean[])[] }
}

type Encoder = { readonly bcid: string; readonly quiet: Quiet; readonly form: 'bars' | 'matrix' }

/** Encoder names and quiet zones. Source: GS1 General Specifications 5.2, 5.3, 5.4, 5.6; ISO/IEC 15417, 16022. */
const encoders: Readonly<Record<Exclude<SymbolKind, 'qr'>, Encoder>> = {
  ean13: { bcid: 'ean13', quiet: [11, 7], form: 'bars' },
  ean8: { bcid: 'ean8', quiet: [7, 7], form: 'bars' },
  upca: { bcid: 'upca', quiet: [9, 9], form: 'bars' },
  upce: { bcid: 'upce', quiet: [9, 7], form: 'bars' },
  itf14: { bcid: 'interleaved2of5', quiet: [10, 10], form: 'bars' },
  code128: { bcid: 'code128', quiet: [10, 10], form: 'bars' },
  gs1_128: { bcid: 'gs1-128', quiet: [10, 10], form: 'bars' },
  datamatrix: { bcid: 'datamatrix', quiet: [1, 1], form: 'matrix' },
  gs1_datamatrix: { bcid: 'gs1datamatrix', quiet: [1, 1], form: 'matrix' },
}
const qrQuiet: Quiet = [4, 4]

/** The symbol of a label. `no_gtin`: a GS1 symbology requires an item number. */
export function symbolOf(code: { kind: BarcodeKind; text: string }, symbology: LabelSymbology): CodeSymbol | 'no_gtin' {
  const kind = symbology === 'automatic' ? ownKind(code.kind) : symbology
  if (kind === 'qr') {
    const rows = qrCode(code.text)
    return { kind, data: code.text, words: code.text, quiet: qrQuiet, modules: { form: 'matrix', rows } }
  }
  const isGs1 = kind === 'gs1_128' || kind === 'gs1_datamatrix'
  if (isGs1 && code.kind === 'code128') return 'no_gtin'
  const data = isGs1 ? gtin14Of(code) : code.text
  const words = isGs1 ? `(01)${data}` : data
  const { bcid, quiet, form } = encoders[kind]
  const [drawn] = bwipjs.raw(bcid, words)
  if (drawn === undefined) throw new Error(`Nothing was drawn of a ${kind}.`)
  if ('sbs' in drawn) return { kind, data, words, quiet, modules: { form: 'bars', widths: drawn.sbs } }
  if (form === 'bars') throw new Error(`A ${kind} has bars.`)
  const rows = Array.from({ length: drawn.pixy }, (_, y) =>
    drawn.pixs.slice(y * drawn.pixx, (y + 1) * drawn.pixx).map((pixel) => pixel === 1),
  )
  return { kind, data, words, quiet, modules: { form: 'matrix', rows } }
}

function ownKind(kind: BarcodeKind): Exclude<SymbolKind, 'qr'> {
  return kind === 'internal' ? 'ean13' : kind
}

function gtin14Of({ kind, text }: { kind: BarcodeKind; text: string }): string {
  return (kind === 'upce' ? expandedUpce(text) : text).padStart(14, '0')
}
