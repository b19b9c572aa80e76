import type { CountEntry, CountSheet } from '@countinghouse/contract/inventory/stock-check-count'
import type { Command } from '../../../kit/commands/command-queue.ts'

/** An entry as shown in the counter's list. */
export type ShownEntry = {
  readonly uid: string
  readonly kind: 'item' | 'done'
  readonly locationId: number
  /** Name of the variant if known, else the code. */
  readonly name: string | null
  readonly quantity: number | null
  readonly isWaiting: boolean
}

/** Own entries of this round, newest first: unsent before saved ones, without undone ones. */
export function shownEntries(sheet: CountSheet, commands: readonly Command<CountEntry>[]): ShownEntry[] {
  const waiting = commands.map(({ body }) => body)
  const undone = new Set(waiting.flatMap((body) => (body.kind === 'undo' ? body.undoes : [])))
  const known = new Set(sheet.entries.map(({ uid }) => uid))
  const own = waiting.flatMap((body): ShownEntry[] => {
    if (body.kind === 'undo' || known.has(body.uid)) return []
    const { uid, kind, locationId } = body
    const item = body.kind === 'item' ? { name: nameOf(sheet, body), quantity: body.quantity } : noItem
    return [{ uid, kind, locationId, ...item, isWaiting: true }]
  })
  const kept = sheet.entries.map((entry) => ({ ...entry, isWaiting: false }))
  return [...own.toReversed(), ...kept].filter(({ uid }) => !undone.has(uid))
}

const noItem = { name: null, quantity: null }

type Item = CountEntry & { kind: 'item' }

export function nameOf(
  { items }: Pick<CountSheet, 'items'>,
  { variantId, code }: Pick<Item, 'variantId' | 'code'>,
): string {
  return items.find((item) => item.variantId === variantId)?.name ?? code ?? ''
}

/** Resolves a scanned code at a location: a variant of the sheet, else the code itself, which the server resolves. */
export function itemOf({ items }: CountSheet, scanned: string): Pick<Item, 'variantId' | 'code'> {
  const code = scanned.toLowerCase()
  const known = items.find(({ sku, codes }) => sku.toLowerCase() === code || codes.includes(scanned))
  return known === undefined ? { variantId: null, code: scanned } : { variantId: known.variantId, code: null }
}
