import { createHash } from 'node:crypto'
import type { Client } from 'pg'
import { expect } from 'vitest'
import { withClient } from '../../apps/server/src/supervisor/endpoint.ts'
import type { Product } from '../support/processes.ts'
import type { Outcome } from './poster.ts'

type Kept = { key: string; status: number; body: string }
type KeptBrand = { code: string; version: number; audited: number; requests: number }

export type Verification = { lost: string[]; doubled: string[]; ghosts: string[]; unaudited: string[] }

/**
 * Joins the acknowledgements with the database, past every policy. Lost: acknowledged and not there, or there with another answer.
 * Doubled: more effects than acknowledgements. Ghost: an effect that nobody was told of. Unaudited: versions without their audit row.
 */
export async function verifyAcknowledged(
  product: Product,
  outcome: Outcome,
  isAllAnswered = true,
): Promise<Verification> {
  const { kept, brands, strays } = await readKept(product, outcome.run)
  const { lost, ghosts } = joined(outcome, kept)
  const effects = Map.groupBy(outcome.acknowledged, ({ code }) => code)
  // What was in flight when its client went away may have had its one effect.
  const spare = isAllAnswered ? 0 : ghosts.length
  const missing = [...effects.keys()].filter((code) => !brands.some((brand) => brand.code === code))
  const doubled = brands.filter(({ code, version }) => version > (effects.get(code)?.length ?? 0) + spare)
  const unaudited = brands.filter(({ version, audited, requests }) => audited !== version || requests !== version)
  return {
    lost: [...lost, ...missing],
    doubled: doubled.map(({ code }) => code),
    ghosts: isAllAnswered ? ghosts : [],
    unaudited: [...unaudited.map(({ code }) => code), ...strays],
  }
}

/** Keys that were acknowledged and are not kept, or with another answer; and keys that are kept and nobody was told of. */
function joined({ acknowledged }: Outcome, kept: readonly Kept[]): { lost: string[]; ghosts: string[] } {
  const answers = new Map(kept.map((row) => [row.key, row]))
  const told = new Set(acknowledged.map(({ key }) => key))
  const lost = acknowledged.filter(({ key, status, bodyHash }) => {
    const row = answers.get(key)
    return (
      row === undefined || row.status !== status || createHash('sha256').update(row.body).digest('hex') !== bodyHash
    )
  })
  return { lost: lost.map(({ key }) => key), ghosts: kept.flatMap(({ key }) => (told.has(key) ? [] : key)) }
}

/** The keys of a load, joined with those that the database keeps, past every policy. */
export async function verifyKeys(product: Product, outcome: Outcome): Promise<{ lost: string[]; ghosts: string[] }> {
  return joined(outcome, await withClient(product.database('postgres'), (client) => readKeys(client, outcome.run)))
}

/** Fails with the keys concerned. */
export function expectNothingLost(outcome: Outcome, verification: Verification): void {
  expect(outcome.failures).toEqual([])
  expect(verification).toEqual({ lost: [], doubled: [], ghosts: [], unaudited: [] })
}

async function readKeys(client: Client, run: string): Promise<Kept[]> {
  const text = 'select key, status, body from platform.idempotency where key like $1'
  return (await client.query<Kept>(text, [`key-${run}-%`])).rows
}

async function readKept(
  product: Product,
  run: string,
): Promise<{ kept: Kept[]; brands: KeptBrand[]; strays: string[] }> {
  return withClient(product.database('postgres'), async (client) => {
    const kept = await readKeys(client, run)
    const brands = await client.query<KeptBrand>(
      `select b.code, b.version, count(a.id)::int as audited, count(distinct a.request_id)::int as requests
       from procure.brand b
       left join platform.audit a on a.company_id = b.company_id and a.entity = 'procure.brand' and a.entity_id = b.id
       where b.code like $1 group by b.company_id, b.id`,
      [`F${run}-%`],
    )
    const strays = await client.query<{ label: string }>(
      `select a.entity_label as label from platform.audit a
       where a.entity = 'procure.brand' and a.entity_label like $1
         and not exists (select from procure.brand b where b.company_id = a.company_id and b.id = a.entity_id)`,
      [`Fault ${run}-%`],
    )
    return { kept, brands: brands.rows, strays: strays.rows.map(({ label }) => label) }
  })
}
