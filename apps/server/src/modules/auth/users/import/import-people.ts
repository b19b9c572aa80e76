import type { inviteUser } from '@countinghouse/contract/erp/user'
import { text } from '@countinghouse/contract/erp/user-import.text'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { text as userText } from '@countinghouse/contract/erp/user.text'
import { format } from '@countinghouse/contract/text'
import { AppError } from '@countinghouse/kernel/errors'
import { sql } from 'kysely'
import { failureOf } from '../../../../platform/calls/answer.ts'
import type { Ctx } from '../../../../platform/calls/context.ts'
import type { Tx } from '../../../../platform/database/db.ts'
import { addPerson } from '../../../erp/index.ts'
import { openInvitation } from '../invitations.ts'
import { invitationOf, readCodes } from './person-codes.ts'
import type { PeopleOfFile, PersonIssue } from './read-people.ts'
import { whole } from './read-people.ts'

type Invited = InputOfRoute<typeof inviteUser>
export type ImportedPerson = {
  readonly id: number
  readonly name: string
  readonly email: string | null
  readonly path: string
}
type Row = { readonly number: number; readonly invited: Invited }
type Imported = { readonly people: readonly ImportedPerson[]; readonly issues: readonly PersonIssue[] }

/**
 * Invites the people of a file, each validated as if invited alone; nobody where one is refused, and nobody in a trial, which finds the
 * same. Locks: the rights of the company.
 */
export async function importPeople(ctx: Ctx, tx: Tx, file: PeopleOfFile, isTrial: boolean): Promise<Imported> {
  const codes = await readCodes(tx, ctx.companyId)
  const read = file.rows.map((row) => ({ number: row.number, ...invitationOf(row, codes, ctx.locale) }))
  const known = [...file.issues, ...read.flatMap(({ issues }) => issues), ...(await findTaken(ctx, tx, read))]
  const refused = new Set(known.map(({ number }) => number))
  const people: ImportedPerson[] = []
  const issues = [...known]
  const told = ctx.changes.length
  await sql`savepoint people`.execute(tx)
  for (const row of read.filter(({ number }) => !refused.has(number))) {
    const created = await inviteOne(ctx, tx, row)
    if (Array.isArray(created)) issues.push(...created)
    else people.push(created)
  }
  if (!isTrial && issues.length === 0) return { people, issues }
  await sql`rollback to savepoint people`.execute(tx)
  ctx.changes.splice(told)
  return { people: [], issues: issues.toSorted((one, other) => one.number - other.number) }
}

async function inviteOne(ctx: Ctx, tx: Tx, { number, invited }: Row): Promise<ImportedPerson | PersonIssue[]> {
  await sql`savepoint person`.execute(tx)
  try {
    const id = await addPerson(ctx, tx, invited)
    const path = await openInvitation(ctx, tx, id)
    await sql`release savepoint person`.execute(tx)
    return { id, name: `${invited.firstName} ${invited.lastName}`, email: invited.email, path }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    await sql`rollback to savepoint person`.execute(tx)
    return issuesOf(ctx, error, number)
  }
}

/** Words at the column that they are about. */
function issuesOf({ locale }: Ctx, error: AppError, number: number): PersonIssue[] {
  const fields = Object.entries(error.fields ?? {})
  if (fields.length === 0) return [whole(number, failureOf(error, locale, '').body.message)]
  return fields.map(([path, [first]]) => ({ number, field: columnOf(path), message: first?.message ?? '' }))
}

function columnOf(path: string): string {
  const [field = ''] = path.split('.')
  return field === 'storeIds' || field === 'defaultStoreId' ? 'stores' : field
}

/** Addresses and employee numbers that somebody has already, here or further up in the file. */
async function findTaken({ companyId, locale }: Ctx, tx: Tx, rows: readonly Row[]): Promise<PersonIssue[]> {
  const wanted = (field: 'email' | 'employeeNo') =>
    rows.flatMap(({ number, invited }) => {
      const value = invited[field]?.toLowerCase()
      return value === undefined ? [] : [{ number, value }]
    })
  const lists = { email: wanted('email'), employeeNo: wanted('employeeNo') }
  const { rows: held } = await sql<{ field: 'email' | 'employeeNo'; value: string }>`
    select 'email' as field, lower(u.email) as value from erp.app_user u
    where u.company_id = ${companyId} and lower(u.email) = any(${lists.email.map(({ value }) => value)}::text[])
    union all select 'employeeNo', lower(u.employee_no) from erp.app_user u
    where u.company_id = ${companyId} and lower(u.employee_no) = any(${lists.employeeNo.map(({ value }) => value)}::text[])`.execute(
    tx,
  )
  const words = { email: userText.emailTaken, employeeNo: userText.employeeNoTaken }
  const taken = new Set(held.map(({ field, value }) => `${field} ${value}`))
  return (['email', 'employeeNo'] as const).flatMap((field) => {
    const first = new Map<string, number>()
    return lists[field].flatMap(({ number, value }): PersonIssue[] => {
      const before = first.get(value)
      first.set(value, before ?? number)
      if (taken.has(`${field} ${value}`)) return [{ number, field, message: format(words[field], locale) }]
      return before === undefined ? [] : [{ number, field, message: format(text.twice, locale, { number: before }) }]
    })
  })
}
