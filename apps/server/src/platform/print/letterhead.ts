import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import type { Ctx } from '../calls/context.ts'
import type { Reader, Tx } from '../database/db.ts'
import type { FileStore } from '../files/file-store.ts'
import { renderForPrint } from '../files/picture.ts'

/** Source: docs/guides/platform.md, Print layouts. */
export type Layout = { readonly showsLogo: boolean; readonly heading: string | null; readonly footer: string | null }
type Read = {
  readonly company: string
  readonly currency: string
  readonly timezone: string
  readonly who: string
  /** By store: its name, and where it is. */
  readonly places: Readonly<Record<number, readonly string[]>>
  /** By store; 0: of all others, and of the company. */
  readonly layouts: Readonly<Record<number, Layout>>
  readonly logoKey: string | null
}
/** Around the content of a paper. `heading`: lines of its own below the company; null: those of the store. */
export type Frame = {
  readonly place: readonly string[]
  readonly heading: readonly string[] | null
  readonly footer: string | null
  readonly logo: Uint8Array | null
}
export type Head = Pick<Read, 'company' | 'currency' | 'timezone' | 'who'> & {
  /** Null: of the company. */
  readonly frameOf: (storeId: number | null) => Frame
}

/** What is used where nobody has made a layout. */
const usual: Layout = { showsLogo: true, heading: null, footer: null }

/**
 * Names on the paper and what is around its content. `files`: where the logo is. `storeIds`:
 * whose addresses are needed; `fixed`: the
 * layout of all, in place of what is in use.
 */
export async function readLetterhead(
  { companyId, userId }: Pick<Ctx, 'companyId' | 'userId'>,
  reader: Reader | Tx,
  files: FileStore,
  storeIds: readonly number[],
  fixed?: Layout,
): Promise<Head> {
  const { rows } = await sql<Read>`
    select c.name as company, c.base_currency as currency, c.timezone,
      coalesce((select u.first_name || ' ' || u.last_name from erp.app_user u where u.company_id = c.id and u.id = ${userId}), '') as who,
      (select coalesce(jsonb_object_agg(s.id, array_remove(array[s.name, s.address_line1, s.address_line2, nullif(concat_ws(' ', s.postcode, s.city), '')], null)), '{}')
        from erp.store s where s.company_id = c.id and s.id = any(${storeIds}::bigint[])) as places,
      (select coalesce(jsonb_object_agg(coalesce(l.store_id, 0), jsonb_build_object('showsLogo', l.shows_logo, 'heading', l.heading, 'footer', l.footer)), '{}')
        from erp.print_layout l where l.company_id = c.id and l.status = 'active'
          and (l.store_id is null or l.store_id = any(${storeIds}::bigint[]))) as layouts,
      (select f.storage_key from erp.company_logo g join platform.file f on f.company_id = g.company_id and f.id = g.file_id
        where g.company_id = c.id) as "logoKey"
    from erp.company c where c.id = ${companyId}`.execute(reader)
  const [head] = rows
  if (head === undefined) throw new Error(`There is no company ${companyId}.`)
  const { places, layouts, logoKey, ...names } = head
  const layoutOf = (storeId: number | null) => fixed ?? layouts[storeId ?? 0] ?? layouts[0] ?? usual
  const isLogoShown = [null, ...storeIds].some((storeId) => layoutOf(storeId).showsLogo)
  const logo = isLogoShown && logoKey !== null ? await drawnLogo(files, logoKey) : null
  return {
    ...names,
    frameOf: (storeId) => ({ ...framed(layoutOf(storeId), logo), place: places[storeId ?? 0] ?? [] }),
  }
}

function framed({ showsLogo, heading, footer }: Layout, logo: Uint8Array | null): Omit<Frame, 'place'> {
  return { heading: heading?.split('\n') ?? null, footer, logo: showsLogo ? logo : null }
}

/** Logos are few and each is drawn for many papers. */
const drawn = new Map<string, Uint8Array>()
const mostDrawn = 20

/** The stored picture as PNG; null where it is not there or cannot be drawn, which keeps no paper from being printed. */
async function drawnLogo(files: FileStore, key: string): Promise<Uint8Array | null> {
  const known = drawn.get(key)
  if (known !== undefined) return known
  try {
    const picture = await renderForPrint(await buffer(await files.open(key)))
    if (typeof picture === 'string') return null
    if (drawn.size >= mostDrawn) drawn.clear()
    drawn.set(key, picture)
    return picture
  } catch {
    return null
  }
}
