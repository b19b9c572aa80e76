import { useStore } from 'zustand'
import { questions } from './confirm.ts'
import { DecisionDialog } from './decision-dialog.tsx'
import { RequestDialog } from './request-dialog.tsx'

/** Shows pending questions one at a time; rendered once in the app. */
export function ConfirmHost() {
  const [question] = useStore(questions)
  if (question === undefined) return null
  return 'kind' in question ? (
    <RequestDialog key={question.id} request={question} />
  ) : (
    <DecisionDialog key={question.id} decision={question} />
  )
}
