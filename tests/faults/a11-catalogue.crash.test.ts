import { inHouseCode } from '@countinghouse/kernel/barcode'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Import } from '@countinghouse/contract/desk/import'
import { withClient } from '../../apps/server/src/supervisor/endpoint.ts'
import { type Caller, callerOf } from '../support/long-work.ts'
import { Product, password } from '../support/processes.ts'
import { signIn } from '../support/processes-http.ts'
import { haltAt, installHalts, strikeAt } from './halts.ts'
import { isSkipped } from './inputs.ts'
import { type Blow, killEverything, killPostmaster, killWebProcess } from './kills.ts'

type Rows = readonly (readonly string[])[]

const product = new Product()
const styles = 200
const kits = 100
const styleOf = (n: number) => `KP-${n % styles}`
let caller: Caller

/** Rows of one record stand far apart where they may, so that they are taken over by chunks before and after a kill. */
const files = {
  categories: {
    entity: 'procure.category',
    rows: [
      ['path', 'code'],
      ...Array.from({ length: 300 }, (_, n) => [`Killed / Branch ${n % 30} / Leaf ${n}`, `KC-${n}`]),
    ],
    kills: [
      [100, killWebProcess],
      [250, killPostmaster],
    ],
    outcome: { created: 300, changed: 0 },
    // One root, its branches and their leaves, each with its line of history.
    kept: {
      of: `select count(*)::int as records, count(distinct (c.parent_id, c.name_key))::int as different,
          (select count(*)::int from platform.audit a join procure.category k on k.company_id = a.company_id and k.id = a.entity_id
           where a.entity = 'procure.category' and k.name ~ '^(Killed|Branch|Leaf)') as audited
        from procure.category c where c.name ~ '^(Killed|Branch|Leaf)'`,
      is: { records: 331, different: 331, audited: 331 },
    },
  },
  products: {
    entity: 'procure.product',
    rows: [
      ['style_code', 'name', 'category', 'size_scale', 'size', 'barcode', 'price'],
      ...Array.from({ length: styles * 2 }, (_, n) => [
        styleOf(n),
        `Killed ${n % styles}`,
        `Killed / Branch ${(n % styles) % 30} / Leaf ${n % styles}`,
        'KILLED',
        n < styles ? 'S' : 'M',
        inHouseCode(29, 500_000 + n),
        `${10 + (n % styles)}.50`,
      ]),
    ],
    kills: [
      [100, killWebProcess],
      [300, killEverything],
    ],
    outcome: { created: 400, changed: 0 },
    kept: {
      of: `select count(distinct p.id)::int as products, count(distinct v.id)::int as variants, count(distinct b.id)::int as barcodes,
          count(distinct r.id)::int as prices
        from procure.product p join procure.variant v on v.company_id = p.company_id and v.product_id = p.id
        left join procure.barcode b on b.company_id = v.company_id and b.variant_id = v.id
        left join procure.price r on r.company_id = v.company_id and r.variant_id = v.id
        where p.name like 'Killed %'`,
      is: { products: 200, variants: 400, barcodes: 400, prices: 400 },
    },
  },
  suppliers: {
    entity: 'procure.supplier_product',
    rows: [
      ['supplier', 'sku', 'supplier_sku', 'price', 'min_qty', 'valid_from'],
      ...Array.from({ length: styles * 2 }, (_, n) => [
        'KILLED',
        `${styleOf(n)}-S`,
        `AT-${n % styles}`,
        n < styles ? '5.25' : '4.75',
        n < styles ? '1' : '100',
        '2026-01-01',
      ]),
    ],
    kills: [[250, killWebProcess]],
    outcome: { created: 200, changed: 200 },
    kept: {
      of: `select count(distinct l.id)::int as lines, count(p.id)::int as prices, count(*) filter (where p.valid_until is not null)::int as ended
        from procure.supplier_product l join procure.supplier_price p on p.company_id = l.company_id and p.supplier_product_id = l.id
        where l.supplier_code like 'AT-%'`,
      is: { lines: 200, prices: 400, ended: 0 },
    },
  },
  boms: {
    entity: 'procure.virtual_product',
    prepare: createKits,
    rows: [
      ['virtual_code', 'sku', 'quantity'],
      ...Array.from({ length: kits * 3 }, (_, n) => [
        `KK-${Math.floor(n / 3)}`,
        `${styleOf(n)}-${n % 2 === 0 ? 'S' : 'M'}`,
        String((n % 3) + 1),
      ]),
    ],
    kills: [[150, killWebProcess]],
    outcome: { created: 0, changed: 300 },
    kept: {
      of: `select count(distinct p.id)::int as boms, count(*)::int as components, sum(c.quantity)::int as quantity
        from procure.virtual_component c join procure.product p on p.company_id = c.company_id and p.id = c.product_id where p.code like 'KK-%'`,
      is: { boms: 100, components: 300, quantity: 600 },
    },
  },
} satisfies Record<string, FileCase>

type FileCase = {
  readonly entity: string
  /** Creates the records that the rows name and no other file creates. */
  readonly prepare?: () => Promise<void>
  readonly rows: Rows
  /** After so many rows. */
  readonly kills: readonly (readonly [number, Blow])[]
  readonly outcome: Pick<Import['outcome'], 'created' | 'changed'>
  readonly kept: { readonly of: string; readonly is: Readonly<Record<string, number>> }
}

describe.skipIf(isSkipped)('an import of the catalogue is killed', () => {
  beforeAll(async () => {
    await product.start()
    await installHalts(product)
    caller = callerOf(product, await signIn(product.url, 'owner', password))
    const scale = { code: 'KILLED', name: 'Killed letters', system: 'alpha', category: 'apparel' }
    const { id } = await caller.post<{ id: number }>('/api/procure/size-scales', scale)
    const sizes = ['S', 'M'].map((name) => ({ code: name, name }))
    await caller.post(`/api/procure/size-scales/${id}/sizes`, { sizes })
    await caller.post('/api/procure/suppliers', { code: 'KILLED', name: 'Killed mills', currency: 'EUR' })
  })
  afterAll(() => product.dispose())

  test.for(Object.entries<FileCase>(files))(
    'A11: %s go on behind the last chunk, nothing is there twice, and the file again changes nothing',
    async ([name, { entity, prepare, rows, kills, outcome, kept }]) => {
      await prepare?.()
      const count = rows.length - 1
      const id = await checked(entity, name, rows)
      expect(await importOf(id)).toMatchObject({ status: 'checked', counts: { ...outcome, refused: 0 } })
      await haltAt(
        product,
        kills.map(([done]) => ({ kind: 'desk.import.commit', done })),
      )
      const jobId = await begin(id, 'commit')
      for (const [done, blow] of kills) await strikeAt(product, { kind: 'desk.import.commit', done }, blow)
      await caller.ended(jobId)
      expect(await importOf(id)).toMatchObject({ status: 'done', outcome: { ...outcome, unchanged: 0, refused: 0 } })
      expect(await asSuperuser(kept.of)).toEqual(kept.is)

      const again = await checked(entity, `${name}-again`, rows)
      await caller.ended(await begin(again, 'commit'))
      expect(await importOf(again)).toMatchObject({
        outcome: { created: 0, changed: 0, unchanged: count, refused: 0 },
      })
      expect(await asSuperuser(kept.of)).toEqual(kept.is)
      expect(await product.isReady()).toBe(true)
    },
  )
})

async function createKits(): Promise<void> {
  const rows = Array.from({ length: kits }, (_, n) => [`KK-${n}`, `Kit ${n}`, 'virtual'])
  const id = await checked('procure.product', 'kits', [['style_code', 'name', 'kind'], ...rows])
  await caller.ended(await begin(id, 'commit'))
}

/** Hands a file in and has it checked; answers its import. */
async function checked(entity: string, name: string, rows: Rows): Promise<number> {
  const bytes = Buffer.from(rows.map((row) => row.join(',')).join('\r\n'))
  const { id } = await caller.upload<Import>(`/api/desk/imports?entity=${entity}&fileName=${name}.csv`, bytes)
  await caller.ended(await begin(id, 'check'))
  return id
}

async function begin(id: number, step: 'check' | 'commit'): Promise<number> {
  return (await caller.post<Import>(`/api/desk/imports/${id}/${step}`)).job?.id ?? 0
}

const importOf = (id: number) => caller.get<Import>(`/api/desk/imports/${id}`)

async function asSuperuser(text: string): Promise<unknown> {
  return await withClient(product.database('postgres'), async (client) => (await client.query(text)).rows[0])
}
