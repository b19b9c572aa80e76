import { createHash, randomBytes } from 'node:crypto'
import type { Client } from 'pg'
import { seededRandom } from '../../apps/server/src/demo/random.ts'

export type BenchBrand = { readonly code: string; readonly name: string }
export type BenchCompany = {
  readonly companyId: number
  readonly userId: number
  readonly brands: readonly BenchBrand[]
  readonly tokens: readonly string[]
}

const starts = [
  'al',
  'be',
  'ca',
  'de',
  'el',
  'fa',
  'go',
  'ha',
  'il',
  'ju',
  'ka',
  'lo',
  'ma',
  'ne',
  'or',
  'pa',
  'ro',
  'sa',
  'te',
  'vi',
]
const middles = [
  'bra',
  'cen',
  'dor',
  'fin',
  'gar',
  'hol',
  'lin',
  'mar',
  'nel',
  'por',
  'ran',
  'sel',
  'tor',
  'van',
  'wen',
]
const ends = ['a', 'o', 'is', 'er', 'on', 'um', 'eth', 'ix']
const trades = ['House', 'Works', 'Mill', 'Street', 'Kitchen', 'Garden', 'Paper', 'Linen']
const chunk = 50_000
// Fifty requests a second are a user's share, so a fast run needs many.
const sessions = 400

/** Invented names of two or three words, some words far more common than others; the same for the same seed. */
export function benchBrands(count: number, seed: number): BenchBrand[] {
  const random = seededRandom(seed)
  const pick = (values: readonly string[], skew = 1): string =>
    values[Math.floor(values.length * random() ** skew)] ?? ''
  const word = (skew: number): string => pick(starts, skew) + pick(middles, skew) + pick(ends, skew)
  const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
  return Array.from({ length: count }, (_, index) => {
    // One name in a thousand holds letters that begin no word: finding them needs the scan.
    const first = index % 1000 === 7 ? `${word(1)}wyx` : word(1.5)
    const trade = random() < 0.3 ? ` ${pick(trades)}` : ''
    return {
      code: `B${String(index + 1).padStart(6, '0')}`,
      name: `${capital(first)} ${capital(word(1))}${trade} ${index + 1}`,
    }
  })
}

/** Fills a company of the demo with generated brands and open sessions of one of its users, as the superuser. */
export async function fillCompany(client: Client, login: string, brands: readonly BenchBrand[]): Promise<BenchCompany> {
  const { rows } = await client.query<{ company: number; user: number }>(
    `select m.company_id::int as company, m.user_id::int as "user" from auth.membership m
     join auth.identity i on i.id = m.identity_id and m.company_id = i.last_company_id where i.login = $1`,
    [login],
  )
  const { company: companyId = 0, user: userId = 0 } = rows[0] ?? {}
  // Record by record the triggers would take minutes for a million; what they keep is made at once below.
  await client.query('set session_replication_role = replica')
  for (let from = 0; from < brands.length; from += chunk) {
    await client.query(
      `insert into procure.brand (company_id, code, name, country_code, is_own_label, is_discount_allowed, warranty_months, created_by, updated_at, updated_by)
       select $1, b.code, b.name, case when b.n % 5000 = 0 then 'FR' else 'GB' end, false, true, 12, $2, now() - make_interval(mins => b.n), $2
       from jsonb_to_recordset($3::jsonb) as b(code text, name text, n int)`,
      [
        companyId,
        userId,
        JSON.stringify(brands.slice(from, from + chunk).map((brand, n) => ({ ...brand, n: (from + n) * 5 }))),
      ],
    )
  }
  await client.query(
    `insert into platform.search_word (company_id, entity, word, entity_id)
     select b.company_id, 'procure.brand', w.word, b.id from procure.brand b, platform.words_of(b.code, b.name) as w(word)
     where b.company_id = $1 order by w.word, b.id on conflict do nothing`,
    [companyId],
  )
  await client.query('reset session_replication_role')
  return { companyId, userId, brands, tokens: await openSessions(client, companyId, userId) }
}

async function openSessions(client: Client, companyId: number, userId: number): Promise<string[]> {
  const tokens = Array.from({ length: sessions }, () => randomBytes(32).toString('base64url'))
  await client.query(
    `insert into auth.session (company_id, user_id, store_id, token_hash, idle_expires_at, absolute_expires_at, ip, user_agent)
     select $1, $2, (select min(id) from erp.store where company_id = $1), decode(hash, 'hex'), now() + interval '12 hours', now() + interval '7 days',
       '127.0.0.1', 'bench'
     from unnest($3::text[]) as hash`,
    [companyId, userId, tokens.map((token) => createHash('sha256').update(token).digest('hex'))],
  )
  return tokens
}
