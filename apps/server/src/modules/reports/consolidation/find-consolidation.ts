import { exchangeRatesPage } from '@countinghouse/contract/accounts/exchange-rate'
import { fail } from '@countinghouse/contract/errors'
import { text } from '@countinghouse/contract/reports/consolidation.text'
import { format } from '@countinghouse/contract/text'
import type { Consolidation } from '@countinghouse/contract/reports/consolidation'
import { convertMinor } from '@countinghouse/kernel/exchange'
import { addDays, yearStart } from '@countinghouse/kernel/days'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Database } from '../../../platform/database/db.ts'
import { averageRate, findRates, periodIn, readBooks } from '../../accounts/index.ts'
import type { Member } from './arrange.ts'
import { consolidateBalances, consolidateResults } from './consolidate.ts'
import { findDifferences } from './find-differences.ts'
import type { GroupCompany } from './find-group.ts'
import { findGroup } from './find-group.ts'
import { findPartnerTrade } from './partner-trade.ts'
import type { Dates } from './read-company.ts'
import { readCompany, readPartnerAmounts } from './read-company.ts'

type Requested = {
  readonly kind: 'profit_and_loss' | 'balance_sheet'
  readonly from?: string | undefined
  readonly to?: string | undefined
}

type Read = Member & {
  readonly company: GroupCompany
  readonly currency: string
  readonly closingRate: string
  readonly averageRate: string
}

/** Throws: accounts.whole_company, accounts.rate_missing for a company in a currency without a rate. */
export async function findConsolidation(
  ctx: Ctx,
  db: Database,
  { kind, ...requested }: Requested,
  right: 'view' | 'export' = 'view',
): Promise<Consolidation> {
  const companies = await findGroup(ctx, db, right)
  const books = await readBooks(ctx, db.reader(ctx))
  const { from: first, to } = periodIn(books, requested)
  const yearOf = yearStart(to, books.yearStartMonth)
  const from = kind === 'balance_sheet' ? yearOf : first
  const dates = { from, to, yearStart: yearOf }
  const groupIds = companies.map(({ id }) => id)
  const read = await Promise.all(
    companies.map((company) => readMember(ctx, db, { company, groupIds, dates, base: books.currency })),
  )
  const members = read.filter((member) => member !== null)
  const byId = new Map(members.map((member) => [member.company.id, member]))
  const convert = (id: number, minor: number) => byId.get(id)?.minorOf(minor, 'closing') ?? minor
  const before = await findPartnerTrade(db, companies, addDays(from, -1), convert)
  const after = await findPartnerTrade(db, companies, to, convert)
  const { rows, isBalanced } =
    kind === 'balance_sheet'
      ? consolidateBalances(members, { before, after })
      : { rows: consolidateResults(members, { before, after }), isBalanced: null }
  return {
    from,
    to,
    currency: books.currency,
    companies: members.map(({ company: { code, name }, currency, closingRate, averageRate: average }) => ({
      code,
      name,
      currency,
      closingRate,
      averageRate: average,
    })),
    rows: [...rows],
    isBalanced,
    differences: kind === 'balance_sheet' ? [...(await findDifferences(db, companies, to))] : [],
  }
}

type Asked = {
  readonly company: GroupCompany
  readonly groupIds: readonly number[]
  readonly dates: Dates
  /** Currency of the caller's company. */
  readonly base: string
}

/** Null for another company without any posting, which needs no rate. Throws: accounts.rate_missing. */
async function readMember(ctx: Ctx, db: Database, { company, groupIds, dates, base }: Asked): Promise<Read | null> {
  const { id } = company
  const reader = db.reader({ companyId: id })
  const [{ currency }, accounts, partner] = await Promise.all([
    readBooks({ companyId: id }, reader),
    readCompany(reader, id, dates),
    readPartnerAmounts(reader, id, groupIds, dates),
  ])
  if (id !== ctx.companyId && accounts.every(({ sums }) => sums.size === 0)) return null
  const own = db.reader(ctx)
  const closing = (await findRates(own, ctx.companyId, [currency], dates.to)).get(currency)?.rate
  if (closing === undefined) return missesRate(ctx, company, { currency, day: dates.to })
  const average = currency === base ? closing : await averageRate(own, ctx.companyId, currency, dates)
  const rates = { closing, average: average ?? closing }
  return {
    company,
    currency,
    accounts,
    partner,
    closingRate: rates.closing,
    averageRate: rates.average,
    minorOf: (minor, rate) => convertMinor(minor, { from: currency, to: base, rate: rates[rate] }),
  }
}

function missesRate(
  { locale }: Ctx,
  { name }: GroupCompany,
  asked: { readonly currency: string; readonly day: string },
): never {
  const message = format(text.rate_missing, locale, { company: name, ...asked })
  return fail('accounts.rate_missing', { message, details: { ...asked, path: exchangeRatesPage.path } })
}
