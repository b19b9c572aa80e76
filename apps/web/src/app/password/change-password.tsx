import { text } from '@countinghouse/contract/shell/password.text'
import { Button } from '@mantine/core'
import { useId } from 'react'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import classes from './change-password.module.css'
import { useLanguage } from '../../ui/language/language.tsx'
import { PasswordFields } from './password-fields.tsx'
import { planLeave } from '../session/planned-leave.ts'
import { useSession } from '../session/session.tsx'
import { usePasswordChange } from './use-password-change.ts'

/** How long the success message is shown before the page reloads. */
const readingTimeMs = 1200

/** Change Password. Source: spec sections 2, 5, 7 and 8. */
export function ChangePassword({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLanguage()
  const { user } = useSession()
  const id = useId()
  const change = usePasswordChange(user, () => {
    setTimeout(() => {
      onClose()
      planLeave()
      location.reload()
    }, readingTimeMs)
  })
  const { isPending, isSuccess } = change
  const actions = (
    <>
      <Button variant="default" onClick={onClose}>
        {t(text.close)}
      </Button>
      <Button type="submit" form={id} disabled={isPending || isSuccess}>
        {t(isPending ? text.busy : text.submit)}
      </Button>
    </>
  )
  return (
    <Dialog title={t(text.title)} onClose={onClose} actions={actions}>
      <form id={id} className={classes.form} onSubmit={change.submit} noValidate>
        <PasswordFields change={change} />
      </form>
    </Dialog>
  )
}
