import { permissionName } from '@countinghouse/contract/page'
import type { StatementRoutes } from '@countinghouse/contract/payments/party-statement'
import type { text as texts } from '@countinghouse/contract/payments/supplier-statement.text'
import type { Page } from '@countinghouse/contract/page'
import type { Text } from '@countinghouse/kernel/text'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Suspense, useMemo, useState } from 'react'
import { routeQuery } from '../../../app/calls/queries.ts'
import { lazyOf } from '../../../app/offline/lazy-of.ts'
import { useSearchState } from '../../../app/routing/use-search-state.ts'
import { useCan } from '../../../app/session/session.tsx'
import { ReportNarrowing } from '../../../kit/report/report-narrowing.tsx'
import { ReportPage } from '../../../kit/report/report-page.tsx'
import { reportFilters, reportSearch } from '../../../kit/report/report-search.ts'
import { Segments } from '../../../ui/button/segments.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import type { StatementPaths } from './statement-table.tsx'
import { StatementTable } from './statement-table.tsx'

const ReportFiles = lazyOf(async () => (await import('../../../kit/report/report-files.tsx')).ReportFiles)

type Props = {
  readonly page: Page
  readonly text: Readonly<Record<keyof typeof texts, Text>>
  readonly routes: StatementRoutes
  /** Picker list of the parties, and the word for one in the address. */
  readonly list: string
  readonly word: string
  readonly paths: StatementPaths
}

const languages = ['en', 'ar'] as const

/** Of the file of one party. */
type Chosen = { readonly partyId: number | null; readonly language: 'en' | 'ar' }

/** What was invoiced and paid in a period, of the supplier or customer in the address. */
export function StatementReport({ page, text, routes, list, word, paths }: Props) {
  const search = useMemo(() => reportSearch(['entries'], { partyId: word }), [word])
  const [state, setState] = useSearchState(search)
  const canExport = useCan()(permissionName(page, 'export'))
  const { by: _by, ...requested } = reportFilters(state)
  const query = useQuery({ ...routeQuery(routes.get, requested), placeholderData: keepPreviousData })
  const { data } = query
  const { t, locale } = useLanguage()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const language = (chosen?.partyId === state.partyId ? chosen.language : data?.language) ?? locale
  const isChosen = state.partyId !== null
  return (
    <ReportPage
      page={page}
      text={isChosen ? text : { ...text, empty: text.choose }}
      query={query}
      isEmpty={!isChosen || data?.accounts.length === 0}
      exporting={
        canExport &&
        isChosen && (
          <Suspense>
            <ReportFiles
              title={text.title}
              route={routes.file}
              inputOf={(format) => ({ ...requested, format, language })}
            />
          </Suspense>
        )
      }
      above={
        <ReportNarrowing
          state={state}
          days={data === undefined ? null : [data.from, data.to]}
          lists={{ partyId: list }}
          labels={{ partyId: text.partyId }}
          by={{ label: text.view, options: [{ value: 'entries', label: text.view }] }}
          onChange={(change) => void setState(change)}
          onClear={() => void setState(search.parse({}))}
        >
          {canExport && isChosen && (
            <Segments
              label={t(text.language)}
              value={language}
              options={languages.map((value) => ({ value, label: t(text[`language_${value}`]) }))}
              onChange={(value) => setChosen({ partyId: state.partyId, language: value === 'ar' ? 'ar' : 'en' })}
            />
          )}
        </ReportNarrowing>
      }
    >
      {data?.accounts.map((account) => (
        <StatementTable
          key={account.currency}
          account={account}
          isLoading={query.isFetching}
          text={text}
          paths={paths}
        />
      ))}
    </ReportPage>
  )
}
