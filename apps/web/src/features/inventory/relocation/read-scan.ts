import type { Relocating } from '@countinghouse/contract/inventory/relocation-scan'

export type Place = Relocating['places'][number]
/** Where goods are taken from and moved to; null: not scanned yet. */
export type Way = { readonly from: Place | null; readonly to: Place | null }
type Read =
  | { readonly way: Way }
  | { readonly refusal: 'noPlace' | 'same' }
  | { readonly goods: string; readonly from: Place; readonly to: Place }

/** What a code says on the way: its first location, its second, then goods, until a location starts the next way. */
export function readScan(places: readonly Place[], { from, to }: Way, code: string): Read {
  const place = places.find((one) => one.code.toLowerCase() === code.toLowerCase())
  if (from === null) return place === undefined ? { refusal: 'noPlace' } : { way: { from: place, to: null } }
  if (to === null) {
    if (place === undefined) return { refusal: 'noPlace' }
    return place.id === from.id ? { refusal: 'same' } : { way: { from, to: place } }
  }
  return place === undefined ? { goods: code, from, to } : { way: { from: place, to: null } }
}
