import type { Relocating } from '@countinghouse/contract/inventory/relocation-scan'

export type Place = Relocating['places'][number]
/** Where goods are taken from and moved to; null: not scanned yet. */
export type Move = { readonly from: Place | null; readonly to: Place | null }
type Read =
  | { readonly move: Move }
  | { readonly refusal: 'noPlace' | 'same' }
  | { readonly goods: string; readonly from: Place; readonly to: Place }

/** What a scanned code says: the first location of a move, its second, then goods, until a location starts the next move. */
export function readScan(places: readonly Place[], { from, to }: Move, code: string): Read {
  const place = places.find((one) => one.code.toLowerCase() === code.toLowerCase())
  if (from === null) return place === undefined ? { refusal: 'noPlace' } : { move: { from: place, to: null } }
  if (to === null) {
    if (place === undefined) return { refusal: 'noPlace' }
    return place.id === from.id ? { refusal: 'same' } : { move: { from, to: place } }
  }
  return place === undefined ? { goods: code, from, to } : { move: { from: place, to: null } }
}
