import type { inviteUser } from '@countinghouse/contract/erp/user'
import { text } from '@countinghouse/contract/erp/user-import.text'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { format } from '@countinghouse/contract/text'
import type { Locale } from '@countinghouse/kernel/text'
import { sql } from 'kysely'
import type { Tx } from '../../../../platform/database/db.ts'
import type { ReadRow } from '../../../../platform/import/row.ts'
import type { PersonIssue } from './read-people.ts'

type Invited = InputOfRoute<typeof inviteUser>
type Ids = ReadonlyMap<string, number>
/** By code, in lower case. */
export type Codes = { readonly roles: Ids; readonly stores: Ids; readonly modules: Ids }

const everywhere = '*'

/** The codes of what a person may be given. */
export async function readCodes(tx: Tx, companyId: number): Promise<Codes> {
  const { rows } = await sql<{ kind: keyof Codes; code: string; id: number }>`
    select 'roles' as kind, lower(r.code) as code, r.id from erp.role r where r.company_id = ${companyId} and r.status = 'active'
    union all select 'stores', lower(s.code), s.id from erp.store s where s.company_id = ${companyId} and s.status = 'active'
    union all select 'modules', lower(m.code), m.id from erp.module m
      join erp.company_module cm on cm.company_id = ${companyId} and cm.module_id = m.id and cm.is_enabled`.execute(tx)
  const of = (kind: keyof Codes) => new Map(rows.filter((row) => row.kind === kind).map(({ code, id }) => [code, id]))
  return { roles: of('roles'), stores: of('stores'), modules: of('modules') }
}

/** A row as an invitation, and which of its codes there are not. */
export function invitationOf(
  { number, values }: ReadRow,
  codes: Codes,
  locale: Locale,
): { readonly invited: Invited; readonly issues: readonly PersonIssue[] } {
  const issues: PersonIssue[] = []
  const words = (field: string) => (typeof values[field] === 'string' ? String(values[field]).trim() : '')
  const idsOf = (field: string, known: Ids) =>
    words(field)
      .split(/[,;\n]+/)
      .map((code) => code.trim())
      .filter((code) => code !== '' && code !== everywhere)
      .flatMap((code) => {
        const id = known.get(code.toLowerCase())
        if (id === undefined) issues.push({ number, field, message: format(text.unknownCode, locale, { code }) })
        return id === undefined ? [] : [id]
      })
  const hasAllStores = words('stores') === everywhere
  const roles = [...new Set(idsOf('roles', codes.roles))]
  const invited = {
    firstName: words('firstName'),
    lastName: words('lastName'),
    designation: words('designation'),
    department: words('department') || null,
    employeeNo: words('employeeNo') || null,
    email: words('email') || null,
    phone: words('phone') || null,
    locale: (words('locale') || locale) as Locale,
    userType: (words('userType') || 'staff') as Invited['userType'],
    homeModuleId: idsOf('homeModuleId', codes.modules)[0] ?? null,
    defaultStoreId: null,
    validFrom: null,
    validUntil: null,
    hasAllStores,
    storeIds: [...new Set(idsOf('stores', codes.stores))],
    roles: roles.map((roleId) => ({ roleId, storeId: null, from: null, until: null })),
  }
  return { invited, issues }
}
