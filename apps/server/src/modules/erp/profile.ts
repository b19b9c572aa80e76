import { storeBoundUserType } from '@countinghouse/contract/constants'
import { fail } from '@countinghouse/contract/errors'
import type { SessionUser } from '@countinghouse/contract/auth/session'
import { sql } from 'kysely'
import type { Reader } from '../../platform/database/db.ts'

type Profile = {
  user: SessionUser
  avatar: number | null
  company: {
    id: number
    code: string
    name: string
    currency: string
    timezone: string
    locale: string
  }
  isDemo: boolean
  homeModule: string | null
  /** Store-bound: limited to assigned stores and the home module, and sessions lock when idle. */
  isStoreBound: boolean
  /** Store of a new session: the default store if assigned, otherwise the first one. */
  openingStoreId: number | null
}

/** The user in API form, with the company; `storeId` is the store of the session. Source: spec section 3. */
export async function readProfile(
  reader: Reader,
  companyId: number,
  userId: number,
  storeId: number | null,
): Promise<Profile> {
  const { rows } = await sql<ProfileRow>`
    select u.first_name, u.last_name, u.designation, u.user_type, u.status, u.default_store_id, h.mdl_route as home_module, a.file_id as avatar,
      c.code, c.name, c.base_currency, c.timezone, c.locale, c.is_demo,
      coalesce((select jsonb_agg(distinct r.role_id) from erp.user_role r where r.company_id = u.company_id and r.user_id = u.id), '[]') as roles,
      coalesce((select jsonb_agg(jsonb_build_object('sno', s.id, 'Str_name', s.name) order by s.name) from erp.store s
        where s.company_id = u.company_id and s.status = 'active' and s.stage = 'open' and (u.has_all_stores or exists (
          select from erp.user_store us where us.company_id = s.company_id and us.user_id = u.id and us.store_id = s.id))), '[]') as stores
    from erp.app_user u join erp.company c on c.id = u.company_id left join erp.module h on h.id = u.home_module_id
      left join erp.user_avatar a on a.company_id = u.company_id and a.user_id = u.id
    where u.company_id = ${companyId} and u.id = ${userId}`.execute(reader)
  const row = rows[0]
  if (row === undefined) return fail('invalid_token')
  return {
    user: {
      Usr_userid: userId,
      usr_cmp_id: companyId,
      Usr_fname: row.first_name,
      Usr_lname: row.last_name,
      Usr_designation: row.designation,
      Usr_Type: row.user_type,
      Usr_storeidfk: storeId,
      Usr_status: row.status === 1 ? 1 : 0,
      user_roles: row.roles.map((id) => ({ usrl_role_id: id })),
      allowedStores: row.stores,
    },
    avatar: row.avatar,
    company: {
      id: companyId,
      code: row.code,
      name: row.name,
      currency: row.base_currency,
      timezone: row.timezone,
      locale: row.locale,
    },
    isDemo: row.is_demo,
    homeModule: row.home_module,
    isStoreBound: row.user_type === storeBoundUserType,
    openingStoreId: (row.stores.find((store) => store.sno === row.default_store_id) ?? row.stores[0])?.sno ?? null,
  }
}

/** Throws: forbidden with reason store, unless the user may work there. */
export function requireStore(user: SessionUser, storeId: number): void {
  if (!user.allowedStores.some((store) => store.sno === storeId)) fail('forbidden', { details: { reason: 'store' } })
}

type ProfileRow = {
  first_name: string
  last_name: string
  designation: string
  user_type: number
  status: number
  default_store_id: number | null
  home_module: string | null
  avatar: number | null
  code: string
  name: string
  base_currency: string
  timezone: string
  locale: string
  is_demo: boolean
  roles: number[]
  stores: { sno: number; Str_name: string }[]
}
