import type { RegisterItem } from '@countinghouse/contract/sales/register'
import type { HeldItem } from '@countinghouse/contract/sales/register-offline'
import { heldItems } from '@countinghouse/contract/sales/register-offline'
import { gtinsOf } from '@countinghouse/kernel/barcode'
import { call } from '../../../../app/calls/call.ts'
import { instantNow } from '../state/instant-now.ts'
import { tillDatabase } from './till-database.ts'

/** Company and store. */
export type Place = { readonly companyId: number; readonly storeId: number }

/** Without `kit` where it was held before there were kits. */
type Held = Omit<HeldItem, 'kit'> & Partial<Pick<HeldItem, 'kit'>>

type Row = {
  readonly place: string
  readonly variantId: number
  /** The place with each code. */
  readonly keys: readonly string[]
  readonly item: Held
  /** When it was fetched. */
  readonly asOf: string
}

/** Age after which they are fetched again. Units: milliseconds. */
const freshMs = 3_600_000
const mostFound = 20

function nameOf({ companyId, storeId }: Place): string {
  return `${companyId}/${storeId}`
}

/** Fetches all goods of a store where those that are held are old; earlier ones serve until it is done. */
export async function refreshHeldItems(where: Place): Promise<void> {
  const place = nameOf(where)
  const asOf = instantNow()
  const held = await tillDatabase.read('store', (store) => store.get(place) as IDBRequest<{ asOf: string } | undefined>)
  if (held !== undefined && Date.parse(asOf) - Date.parse(held.asOf) < freshMs) return
  for (let after: number | null = 0; after !== null;) {
    const step: { readonly items: readonly HeldItem[]; readonly next: number | null } = await call(heldItems, {
      storeId: where.storeId,
      after,
    })
    await tillDatabase.write('item', (store) => {
      for (const item of step.items) store.put(rowOf(place, item, asOf))
    })
    after = step.next
  }
  await tillDatabase.write('item', (store) => {
    const request = store.openCursor(rangeOf(place))
    request.onsuccess = () => {
      const cursor = request.result
      if (cursor === null) return
      if ((cursor.value as Row).asOf !== asOf) cursor.delete()
      cursor.continue()
    }
  })
  await tillDatabase.write('store', (store) => store.put({ place, asOf }))
}

function rowOf(place: string, item: HeldItem, asOf: string): Row {
  const keys = [...new Set(item.codes.map(({ code }) => `${place} ${code}`))]
  return { place, variantId: item.variantId, keys, item, asOf }
}

function rangeOf(place: string): IDBKeyRange {
  return IDBKeyRange.bound([place], [place, []])
}

/** Goods by a code, as the server would find them; null: not held. */
export async function findHeldItem(where: Place, code: string): Promise<RegisterItem | null> {
  const place = nameOf(where)
  for (const meant of [code, ...gtinsOf(code), code.toLowerCase()]) {
    const row = await tillDatabase.read(
      'item',
      (store) => store.index('code').get(`${place} ${meant}`) as IDBRequest<Row | undefined>,
    )
    const found = row?.item.codes.find((one) => one.code === meant)
    if (row !== undefined && found !== undefined) return shownItem(row.item, found.packQuantity)
  }
  return null
}

/** Goods whose name, options or SKU contain all words, at most 20. */
export async function searchHeldItems(where: Place, words: string): Promise<readonly RegisterItem[]> {
  const rows = await tillDatabase.read('item', (store) => store.getAll(rangeOf(nameOf(where))) as IDBRequest<Row[]>)
  return rows
    .filter(({ item }) => matches(item, words))
    .slice(0, mostFound)
    .map(({ item }) => shownItem(item, 1))
}

export function matches({ name, options, sku }: Held, words: string): boolean {
  const said = `${name} ${options} ${sku}`.toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => said.includes(word))
}

function shownItem(held: Held, packQuantity: number): RegisterItem {
  const { codes: _, kit = null, ...item } = held
  // How much there is may have changed since.
  const components = (kit?.components ?? []).map((component) => ({ ...component, available: null }))
  return { ...item, packQuantity, available: null, kit: kit && { ...kit, components } }
}
