import { reminder } from '@countinghouse/contract/payments/reminder'
import { text as amountsText } from '@countinghouse/contract/kit/draft-amounts.text'
import { text } from '@countinghouse/contract/payments/reminder.text'
import { permissionName } from '@countinghouse/contract/page'
import { Suspense, useMemo } from 'react'
import type { SearchCodec } from '../../../app/routing/use-search-state.ts'
import { useSearchState } from '../../../app/routing/use-search-state.ts'
import { useCan } from '../../../app/session/session.tsx'
import { later } from '../../../app/offline/later.ts'
import { ProposeButton } from '../../../kit/dialog/propose-button.tsx'
import type { DocumentExtras } from '../../../kit/document/document-extras.ts'
import { DocumentScreen } from '../../../kit/document/document-screen.tsx'
import { idIn } from '../../../kit/report/search-values.ts'
import type { ChosenRecords } from '../../../kit/selection/chosen-records.ts'

const ProposeDialog = later(async () => (await import('./propose-dialog.tsx')).ProposeDialog)

const MailChosen = later(async () => (await import('./mail-chosen.tsx')).MailChosen)
const MailRun = later(async () => (await import('./mail-run.tsx')).MailRun)
const Amounts = later(async () => (await import('../../../kit/document/draft-amounts.tsx')).DraftAmounts)

const extras: DocumentExtras = {
  actions: <ProposeButton page={reminder.page} label={text.propose} Dialog={ProposeDialog} />,
  sides: [
    {
      key: 'amounts',
      title: amountsText.amounts,
      isFor: ({ status }) => status === 'draft',
      Panel: (props) => (
        <Amounts
          {...props}
          document={reminder}
          cells={{ words: ['invoiceId', 'issuedOn', 'dueOn'], figures: ['openMinor', 'interestMinor'] }}
          totals={['totalMinor', 'feeMinor', 'interestMinor']}
        />
      ),
    },
  ],
}

/** `run`: the job that mails the selected reminders. */
type Search = { readonly run: number | null }

const search: SearchCodec<Search> = {
  parse: ({ run }) => ({ run: idIn(run) }),
  serialise: ({ run }) => ({ run: run ?? undefined }),
}

/** Reminders of overdue invoices. */
function Reminders() {
  const canMail = useCan()(permissionName(reminder.page, 'send'))
  const [{ run }, setState] = useSearchState(search)
  const whole = useMemo(
    () => ({
      ...extras,
      chosenActions: (chosen: ChosenRecords) =>
        canMail && (
          <Suspense>
            <MailChosen chosen={chosen} onStarted={(jobId) => void setState({ run: jobId })} />
          </Suspense>
        ),
      above: run !== null && (
        <Suspense>
          <MailRun key={run} id={run} onLeave={() => void setState({ run: null })} />
        </Suspense>
      ),
    }),
    [canMail, run, setState],
  )
  return <DocumentScreen document={reminder} extras={whole} />
}

export { Reminders as screen }
