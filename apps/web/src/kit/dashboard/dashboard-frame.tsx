import type { Text } from '@countinghouse/kernel/text'
import type { ReactNode } from 'react'
import { useId } from 'react'
import type { SearchCodec } from '../../app/routing/use-search-state.ts'
import { useSearchState } from '../../app/routing/use-search-state.ts'
import page from '../../ui/display/page.module.css'
import { useLanguage } from '../../ui/language/language.tsx'
import { FilterChoice } from '../report/report-filters.tsx'
import report from '../report/report.module.css'
import { idIn } from '../report/search-values.ts'
import { useReportChoices } from '../report/use-report-choices.ts'

const search: SearchCodec<{ readonly storeId: number | null }> = {
  parse: ({ store }) => ({ storeId: idIn(store) }),
  serialise: ({ storeId }) => ({ store: storeId ?? undefined }),
}
const lists = { storeId: 'erp.store' } as const

/** The store of a dashboard, which its address keeps; null: all. */
export function useDashboardStore(): number | null {
  return useSearchState(search)[0].storeId
}

type Props = {
  readonly text: Readonly<Record<'title' | 'purpose' | 'store' | 'allStores', Text>>
  readonly children: ReactNode
}

/** Heading of a dashboard with the choice of its store. */
export function DashboardFrame({ text, children }: Props) {
  const { t } = useLanguage()
  const titleId = useId()
  const [state, setState] = useSearchState(search)
  const optionsOf = useReportChoices(lists, state)
  return (
    <section className={page.screen} aria-labelledby={titleId}>
      <header className={report.head}>
        <div>
          <h1 id={titleId} className={page.title} tabIndex={-1}>
            {t(text.title)}
          </h1>
          <p className={page.purpose}>{t(text.purpose)}</p>
        </div>
        <FilterChoice
          label={t(text.store)}
          any={t(text.allStores)}
          value={state.storeId}
          options={optionsOf('storeId')}
          onChange={(value) => void setState({ storeId: value === null ? null : Number(value) })}
        />
      </header>
      {children}
    </section>
  )
}
