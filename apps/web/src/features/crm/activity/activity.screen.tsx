import { activity } from '@countinghouse/contract/crm/activity'
import { text } from '@countinghouse/contract/crm/activity.text'
import { Suspense } from 'react'
import { later } from '../../../app/offline/later.ts'
import { useSession } from '../../../app/session/session.tsx'
import { ListWays } from '../../../kit/list/list-ways.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'

const MasterScreen = later(async () => (await import('../../../kit/master/master-screen.tsx')).MasterScreen)
const loadRecord = () => import('./activity.record.tsx')

/** Activities of customers, with the ways to what is to be done. */
function Activities() {
  return (
    <Suspense>
      <MasterScreen master={activity} loadRecord={loadRecord} above={<Ways />} />
    </Suspense>
  )
}

function Ways() {
  const { t } = useLanguage()
  const { user, company } = useSession()
  // Due dates are dates of the company.
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: company.timezone }).format()
  return (
    <ListWays
      label={t(text.shownAs)}
      ways={[
        { words: t(text.myOpen), search: { ownerId: String(user.Usr_userid), status: 'open' } },
        { words: t(text.allOverdue), search: { status: 'open', 'dueOn.before': today } },
        { words: t(text.all), search: {} },
      ]}
    />
  )
}

export { Activities as screen }
