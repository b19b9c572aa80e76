import { useStore } from 'zustand'
import { FactorDuty, PasswordDuty } from './duties.tsx'
import type { Hold } from './hold.ts'
import { holds } from './hold.ts'
import { LockScreen } from './lock-screen.tsx'
import { StepUpDialog } from './step-up-dialog.tsx'

/** Shows the steps required by the server; the latest is on top. */
export function HoldHost() {
  const all = useStore(holds)
  return all.map(({ hold, answer }) => <Shown key={hold.kind} hold={hold} onAnswer={answer} />)
}

type Props = { readonly hold: Hold; readonly onAnswer: (isReleased: boolean) => void }

function Shown({ hold, onAnswer }: Props) {
  switch (hold.kind) {
    case 'proof':
      return <StepUpDialog proof={hold.proof} onAnswer={onAnswer} />
    case 'locked':
      return <LockScreen name={hold.name} hasPin={hold.hasPin} onUnlocked={() => onAnswer(true)} />
    case 'password':
      return <PasswordDuty onDone={() => onAnswer(true)} />
    case 'secondFactor':
      return <FactorDuty onDone={() => onAnswer(true)} />
  }
}
