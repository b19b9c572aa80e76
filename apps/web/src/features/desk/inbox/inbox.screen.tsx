import { text } from '@countinghouse/contract/desk/inbox.text'
import { useId } from 'react'
import { useSearchState } from '../../../app/routing/use-search-state.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { ApprovalsTab } from './approvals-tab.tsx'
import { DelegationTab } from './delegation-tab.tsx'
import { DeskTabs } from './desk-tabs.tsx'
import { ExceptionsTab } from './exceptions-tab.tsx'
import styles from './inbox.module.css'
import { inboxCodec, inboxTabs } from './inbox-state.ts'
import { RequestsTab } from './requests-tab.tsx'

/** Tasks pending with the user and the user's own requests. */
function Inbox() {
  const { t } = useLanguage()
  const panelId = useId()
  const [{ tab, request }, setState] = useSearchState(inboxCodec)
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{t(text.title)}</h1>
      <p className={styles.purpose}>{t(text.purpose)}</p>
      <DeskTabs
        label={t(text.tabs)}
        tabs={inboxTabs.map((name) => ({ name, title: t(text[name]) }))}
        tab={tab}
        panelId={panelId}
        onTab={(next) => void setState({ tab: next, request: null })}
      />
      <div id={panelId} role="tabpanel" aria-labelledby={`${panelId}-${tab}`} className={styles.panel}>
        {tab === 'approvals' && (
          <ApprovalsTab current={request} onCurrent={(id) => void setState({ request: id }, { replace: true })} />
        )}
        {tab === 'mine' && <RequestsTab />}
        {tab === 'exceptions' && <ExceptionsTab />}
        {tab === 'delegation' && <DelegationTab />}
      </div>
    </div>
  )
}

export { Inbox as screen }
