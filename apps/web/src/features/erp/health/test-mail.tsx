import { sendTestMail } from '@countinghouse/contract/desk/mail'
import { healthPage } from '@countinghouse/contract/erp/health'
import { text } from '@countinghouse/contract/erp/health.text'
import { permissionName } from '@countinghouse/contract/page'
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { ask } from '../../../kit/dialog/confirm.ts'
import { call, CallError } from '../../../app/calls/call.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { useCan } from '../../../app/session/session.tsx'
import styles from './health.module.css'

/** Sends a test mail to an entered address and shows the reply of the mail server. */
export function TestMail() {
  const { t } = useLanguage()
  const can = useCan()
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: (address: string) => call(sendTestMail, { address }),
  })
  if (!can(permissionName(healthPage, 'send_test_mail'))) return null

  async function begin(): Promise<void> {
    const address = await ask.text({
      title: t(text.testMail),
      label: t(text.testMailTo),
      confirm: t(text.testMailSend),
    })
    if (address !== null) mutate(address.trim())
  }

  const problem =
    error instanceof CallError ? (error.fields?.['address']?.[0]?.message ?? error.message) : error?.message
  return (
    <div className={styles.trial}>
      <Button variant="default" size="compact-md" loading={isPending} onClick={() => void begin()}>
        {t(text.testMail)}
      </Button>
      <p role="status">{data !== undefined && t(text.testMailSent, { address: data.address })}</p>
      {problem !== undefined && <p role="alert">{problem}</p>}
    </div>
  )
}
