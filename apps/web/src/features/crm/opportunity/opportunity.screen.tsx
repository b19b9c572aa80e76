import { opportunity } from '@countinghouse/contract/crm/opportunity'
import { text } from '@countinghouse/contract/crm/opportunity.text'
import { Suspense } from 'react'
import { later } from '../../../app/offline/later.ts'
import { ListWays } from '../../../kit/list/list-ways.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'

const MasterScreen = later(async () => (await import('../../../kit/master/master-screen.tsx')).MasterScreen)
const StageBoard = later(async () => (await import('./stage-board.tsx')).StageBoard)
const loadRecord = () => import('./opportunity.record.tsx')

/** Opportunities as a board of stages, or as a list if the address says so. */
function Opportunities() {
  return (
    <Suspense>
      <MasterScreen
        master={opportunity}
        loadRecord={loadRecord}
        above={<Ways />}
        plain={({ setState }) => (
          <Suspense>
            <StageBoard onOpen={(id) => void setState({ open: id })} />
          </Suspense>
        )}
      />
    </Suspense>
  )
}

function Ways() {
  const { t } = useLanguage()
  return (
    <ListWays
      label={t(text.shownAs)}
      ways={[
        { words: t(text.board), search: {} },
        { words: t(text.list), search: { view: 'all' } },
      ]}
    />
  )
}

export { Opportunities as screen }
