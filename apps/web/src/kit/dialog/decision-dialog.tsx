import { text } from '@countinghouse/contract/kit/dialog.text'
import { Button } from '@mantine/core'
import { useLanguage } from '../../ui/language/language.tsx'
import type { RequestedDecision } from './confirm.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'

/** A question with up to four answers; default labels `OK`, `No` and `Cancel`. */
export function DecisionDialog({ decision }: { readonly decision: RequestedDecision }) {
  const { t } = useLanguage()
  const { title, body, confirm, deny, other, cancel, isDanger = false, isBusy, answer } = decision
  return (
    <Dialog
      title={title}
      isWide={other !== undefined}
      onClose={() => answer('cancel')}
      actions={
        <>
          <Button variant="default" onClick={() => answer('cancel')}>
            {cancel ?? t(text.cancel)}
          </Button>
          {deny !== undefined && (
            <Button variant="default" onClick={() => answer('deny')}>
              {deny === true ? t(text.no) : deny}
            </Button>
          )}
          {other !== undefined && (
            <Button variant="default" onClick={() => answer('other')}>
              {other}
            </Button>
          )}
          <Button
            data-autofocus
            {...(isDanger && { color: 'red', c: 'var(--danger-contrast)' })}
            // Disabled outright, it would lose the focus.
            {...(isBusy && { 'aria-disabled': true, 'data-disabled': true })}
            onClick={() => isBusy || answer('confirm')}
          >
            {confirm ?? t(text.ok)}
          </Button>
        </>
      }
    >
      {body}
    </Dialog>
  )
}
