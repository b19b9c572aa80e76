import { useStore } from 'zustand'
import { FactorDuty, PasswordDuty } from './duties.tsx'
import type { AuthChallenge } from './auth-challenge.ts'
import { challenges } from './auth-challenge.ts'
import { LockScreen } from './lock-screen.tsx'
import { StepUpDialog } from './step-up-dialog.tsx'

/** Shows the steps required by the server; the latest is on top. */
export function AuthChallengeHost() {
  const all = useStore(challenges)
  return all.map(({ challenge, answer }) => <Shown key={challenge.kind} challenge={challenge} onAnswer={answer} />)
}

type Props = { readonly challenge: AuthChallenge; readonly onAnswer: (isReleased: boolean) => void }

function Shown({ challenge, onAnswer }: Props) {
  switch (challenge.kind) {
    case 'proof':
      return <StepUpDialog proof={challenge.proof} onAnswer={onAnswer} />
    case 'locked':
      return <LockScreen name={challenge.name} hasPin={challenge.hasPin} onUnlocked={() => onAnswer(true)} />
    case 'password':
      return <PasswordDuty onDone={() => onAnswer(true)} />
    case 'secondFactor':
      return <FactorDuty onDone={() => onAnswer(true)} />
  }
}
