import { getMovement, movementPage } from '@countinghouse/contract/inventory/movement'
import { text } from '@countinghouse/contract/inventory/movement.text'
import { permissionName } from '@countinghouse/contract/page'
import { Button } from '@mantine/core'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { ReportPage } from '../../kit/report-page.tsx'
import { useSearchState } from '../../kit/use-search-state.ts'
import { call } from '../../shell/call.ts'
import { useLanguage } from '../../shell/language.tsx'
import { later } from '../../shell/later.ts'
import { useCan } from '../../shell/session.tsx'
import styles from './inventory.module.css'
import { MovementFilterBar } from './movement-filter-bar.tsx'
import { movementFilters, movementSearch } from './movement-search.ts'

const MovementFiles = later(async () => (await import('./movement-files.tsx')).MovementFiles)
const MovementTable = later(async () => (await import('./movement-table.tsx')).MovementTable)

/** What stores had, what came and left, and what they have. Source: warehouse.md 7.1. */
function MovementReport() {
  const { t } = useLanguage()
  const canExport = useCan()(permissionName(movementPage, 'export'))
  const [state, setState] = useSearchState(movementSearch)
  const filters = movementFilters(state)
  const query = useInfiniteQuery({
    queryKey: [getMovement.id, filters],
    queryFn: ({ pageParam, signal }) => call(getMovement, { ...filters, offset: pageParam }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ count }, pages) => {
      const shown = pages.reduce((sum, { lines }) => sum + lines.length, 0)
      return shown < count ? shown : null
    },
    placeholderData: keepPreviousData,
  })
  const report = query.data?.pages[0]
  const lines = query.data?.pages.flatMap((page) => page.lines) ?? []
  return (
    <ReportPage
      page={movementPage}
      text={text}
      query={query}
      isEmpty={lines.length === 0}
      exporting={
        canExport && (
          <Suspense>
            <MovementFiles filters={filters} />
          </Suspense>
        )
      }
      above={
        <MovementFilterBar
          state={state}
          hasValues={report?.value !== undefined}
          days={report === undefined ? null : [report.from, report.to]}
          onChange={(change) => void setState(change)}
        />
      }
    >
      <Suspense>
        {report !== undefined && (
          <MovementTable report={report} lines={lines} state={state} isLoading={query.isFetching} />
        )}
      </Suspense>
      {query.hasNextPage && (
        <Button
          className={styles.more}
          variant="default"
          size="compact-md"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t(text.more)}
        </Button>
      )}
    </ReportPage>
  )
}

export { MovementReport as screen }
