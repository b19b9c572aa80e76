import { text } from '@countinghouse/contract/auth/proof.text'
import { Button } from '@mantine/core'
import { text as passwordText } from '@countinghouse/contract/shell/password.text'
import type { SessionUser } from '@countinghouse/contract/auth/session'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLanguage } from '../../ui/language/language.tsx'
import { PasswordFields } from '../password/password-fields.tsx'
import { sessionQuery } from '../session/session-query.ts'
import { signOutAtOnce } from '../session/sign-out.ts'
import { Enrolment } from './enrolment.tsx'
import { usePasswordChange } from '../password/use-password-change.ts'
import { FullAuthChallenge } from './full-auth-challenge.tsx'
import classes from './auth-challenge.module.css'

type Props = { readonly onDone: () => void }

/** Required password change; the server rejects all other requests until then. */
export function PasswordDuty({ onDone }: Props) {
  const { t } = useLanguage()
  const { data } = useQuery({ ...sessionQuery, enabled: false })
  return (
    <FullAuthChallenge title={t(text.dutyPasswordTitle)} purpose={t(text.dutyPassword)}>
      {data !== undefined && <NewPassword user={data.user} onDone={onDone} />}
      <div className={classes.others}>
        <SignOut />
      </div>
    </FullAuthChallenge>
  )
}

function NewPassword({ user, onDone }: Props & { readonly user: SessionUser }) {
  const { t } = useLanguage()
  const change = usePasswordChange(user, onDone)
  return (
    <form className={classes.form} noValidate onSubmit={change.submit}>
      <PasswordFields change={change} />
      <Button type="submit" aria-disabled={change.isPending}>
        {t(change.isPending ? passwordText.busy : passwordText.submit)}
      </Button>
    </form>
  )
}

/** Required set-up of two-factor authentication; the server rejects all other requests until then. */
export function FactorDuty({ onDone }: Props) {
  const { t } = useLanguage()
  return (
    <FullAuthChallenge title={t(text.dutyFactorTitle)} purpose={t(text.dutyFactor)}>
      <Enrolment onDone={onDone} />
      <div className={classes.others}>
        <SignOut />
      </div>
    </FullAuthChallenge>
  )
}

function SignOut() {
  const { t } = useLanguage()
  const queryClient = useQueryClient()
  return (
    <Button variant="subtle" onClick={() => void signOutAtOnce(queryClient)}>
      {t(text.signOut)}
    </Button>
  )
}
