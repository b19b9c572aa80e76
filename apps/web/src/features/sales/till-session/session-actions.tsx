import type { SessionReport } from '@countinghouse/contract/sales/till-session'
import { resumeSession, tillSessionsPage } from '@countinghouse/contract/sales/till-session'
import { registerPage } from '@countinghouse/contract/sales/register'
import { text } from '@countinghouse/contract/sales/till-session.text'
import { text as recordText } from '@countinghouse/contract/kit/record.text'
import { permissionName } from '@countinghouse/contract/page'
import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { later } from '../../../app/offline/later.ts'
import { useCan } from '../../../app/session/session.tsx'
import drawer from '../../../kit/record/record-drawer.module.css'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { ReasonButton } from '../../../ui/button/reason-button.tsx'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { PrintSession } from './print-session.tsx'

const CloseSession = later(async () => (await import('./close-session.tsx')).CloseSession)

type Props = { readonly report: SessionReport; readonly onCount: () => void }

/** What can be done with a session in its state, each with the reason if it is not allowed. */
export function SessionActions({ report, onCount }: Props) {
  const language = useLanguage()
  const { t } = language
  const can = useCan()
  const navigate = useNavigate()
  const write = useWrite(t(text.title))
  const [open, setOpen] = useState<'print' | 'close' | null>(null)
  const { id, version, status } = report
  const refusal = (event: string) => {
    const right = permissionName(tillSessionsPage, event)
    return can(right) ? null : t(recordText.needsPermission, { right })
  }
  const close = () => setOpen(null)

  async function resume(): Promise<void> {
    const answer = await write(resumeSession, { id, version })
    if (answer !== null) showToast(language, { tone: 'done', message: t(text.done_resume) })
  }

  return (
    <>
      <div className={drawer.actions}>
        <Button variant="subtle" color="gray" px={8} onClick={() => setOpen('print')}>
          {t(text.print)}
        </Button>
      </div>
      <div className={drawer.saves}>
        {status === 'open' && (
          <>
            {can(permissionName(registerPage, 'view')) && (
              <Button variant="default" onClick={() => void navigate({ to: registerPage.path })}>
                {t(text.toRegister)}
              </Button>
            )}
            <ReasonButton reason={refusal('count')} onClick={onCount}>
              {t(text.countTitle)}
            </ReasonButton>
          </>
        )}
        {status === 'review' && (
          <>
            <ReasonButton variant="default" reason={refusal('count')} onClick={() => void resume()}>
              {t(text.resume)}
            </ReasonButton>
            <ReasonButton reason={refusal('close')} onClick={() => setOpen('close')}>
              {t(text.close)}
            </ReasonButton>
          </>
        )}
      </div>
      {open === 'print' && <PrintSession report={report} onDone={close} />}
      <Suspense>{open === 'close' && <CloseSession report={report} onClose={close} />}</Suspense>
    </>
  )
}
