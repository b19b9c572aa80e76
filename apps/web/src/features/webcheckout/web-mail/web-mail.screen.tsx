import { permissionName } from '@countinghouse/contract/page'
import type { WebMailRow } from '@countinghouse/contract/webcheckout/web-mail'
import { retriedStatuses, retryWebMail, webMails, webMailsPage } from '@countinghouse/contract/webcheckout/web-mail'
import { text } from '@countinghouse/contract/webcheckout/web-mail.text'
import { useCan } from '../../../app/session/session.tsx'
import { ListPage } from '../../../kit/list/list-page.tsx'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'

const columns = {
  subject: { width: 192 },
  event: { width: 128, grow: 0.2, stacked: 'detail' },
  toAddress: { width: 168, stacked: 'detail' },
  customerId: { width: 160 },
  reference: { width: 112, grow: 0.2 },
  status: { width: 120, grow: 0.2, stacked: 'status' },
  attempts: { width: 96 },
  answer: { width: 112, stacked: 'detail' },
  isTest: { width: 80 },
  createdAt: { width: 152, grow: 0.2 },
  sentAt: { width: 152 },
} as const

/** Emails to customers of web shops; what was not sent is sent again from the menu of its row. */
function WebMails() {
  const language = useLanguage()
  const { t } = language
  const canSend = useCan()(permissionName(webMailsPage, 'send'))
  const write = useWrite(t(text.title))

  async function retry({ id, version }: WebMailRow): Promise<void> {
    const queued = await write(retryWebMail, { id, version })
    if (queued !== null) showToast(language, { tone: 'done', message: t(text.retried) })
  }

  return (
    <ListPage
      listing={webMails}
      columns={columns}
      rowActions={(row) =>
        canSend && retriedStatuses.some((status) => status === row.status)
          ? [{ title: t(text.retry), icon: 'inbox', run: () => void retry(row) }]
          : []
      }
    />
  )
}

export { WebMails as screen }
