import { text } from '@countinghouse/contract/sales/register-terminal.text'
import { Button } from '@mantine/core'
import { StateWord } from '../../../../ui/display/state-word.tsx'
import { useLanguage } from '../../../../ui/language/language.tsx'
import pay from './pay.module.css'
import type { EnteredTender } from '../state/tills-state.ts'
import type { Terminal } from './use-terminal.ts'

type Props = { readonly at: NonNullable<EnteredTender['terminal']>; readonly terminal: Terminal | undefined }

const tones = { waiting: 'info', unknown: 'warning', approved: 'success' } as const

/** What the terminal says of a payment. */
export function TerminalState({ at: { uid, status, card }, terminal }: Props) {
  const { t } = useLanguage()
  return (
    <div className={pay.terminal} role="status">
      <StateWord tone={tones[status]}>{t(text[status], { card: card ?? '' })}</StateWord>
      {status === 'unknown' && (
        <>
          <Button variant="default" size="xs" loading={terminal?.asked === uid} onClick={() => terminal?.check(uid)}>
            {t(text.ask)}
          </Button>
          <p className={pay.problem}>{t(text.unknownLead)}</p>
        </>
      )}
    </div>
  )
}
