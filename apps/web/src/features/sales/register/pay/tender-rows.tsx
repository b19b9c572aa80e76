import type { PaymentChoice } from '@countinghouse/contract/sales/register'
import { codedAmount } from '@countinghouse/contract/sales/foreign-cash'
import { text } from '@countinghouse/contract/sales/register.text'
import { IconX } from '@tabler/icons-react'
import { formatAmount } from '../../../../kit/fields/amount.ts'
import { IconButton } from '../../../../ui/button/icon-button.tsx'
import { CodeField } from '../../../../ui/field/code-field.tsx'
import { useLanguage } from '../../../../ui/language/language.tsx'
import pay from './pay.module.css'
import { TerminalState } from './terminal-state.tsx'
import { kindOfVoucher } from './voucher-field.tsx'
import type { EnteredTender } from '../state/tills-state.ts'
import type { Terminal } from './use-terminal.ts'

type Props = {
  readonly tenders: readonly EnteredTender[]
  readonly types: readonly PaymentChoice[]
  readonly currency: string
  /** Messages by place. */
  readonly problems: Readonly<Record<number, string>>
  readonly isFixed: boolean
  readonly terminal: Terminal | undefined
  readonly onChange: (tenders: readonly EnteredTender[]) => void
}

/** Payments so far, with their references and what is wrong with them. */
export function TenderRows({ tenders, types, currency, problems, isFixed, terminal, onChange }: Props) {
  const { t, locale } = useLanguage()
  if (tenders.length === 0) return null
  return (
    <ul className={pay.tenders} aria-label={t(text.paid)}>
      {tenders.map((tender, place) => {
        const type = types.find(({ id }) => id === tender.paymentTypeId)
        const name = type?.name ?? '–'
        const isVoucher = Object.values(kindOfVoucher).includes(type?.kind ?? '')
        const hasReference =
          type !== undefined && !['cash', 'points', 'card_terminal'].includes(type.kind) && !isVoucher
        return (
          <li key={tender.key} className={pay.tender}>
            <span className={pay.tenderName}>
              <bdi>{isVoucher ? `${name} ${maskOf(tender.reference)}` : name}</bdi>
              {tender.currencyMinor !== null && type?.foreign && (
                <span className={pay.foreign}>
                  <bdi>{codedAmount(tender.currencyMinor, type.foreign.currency)}</bdi>
                </span>
              )}
            </span>
            <bdi className={pay.tenderAmount}>{formatAmount(tender.tenderedMinor, currency, locale)}</bdi>
            <IconButton
              label={t(text.removePayment, { name })}
              disabled={isFixed}
              onClick={() =>
                tender.terminal === null
                  ? onChange(tenders.filter(({ key }) => key !== tender.key))
                  : terminal?.end(tender)
              }
            >
              <IconX size={18} stroke={1.75} />
            </IconButton>
            {tender.terminal !== null && <TerminalState at={tender.terminal} terminal={terminal} />}
            {hasReference && !isFixed && (
              <div className={pay.reference}>
                <CodeField
                  label={t(type.needsReference ? text.reference : text.referenceOptional)}
                  maxLength={80}
                  value={tender.reference}
                  onType={(reference) =>
                    onChange(tenders.map((one) => (one.key === tender.key ? { ...one, reference } : one)))
                  }
                />
              </div>
            )}
            {problems[place] !== undefined && <p className={pay.problem}>{problems[place]}</p>}
          </li>
        )
      })}
    </ul>
  )
}

/** The end of a code, which passers-by may read. */
function maskOf(code: string): string {
  return code === ''
    ? ''
    : `…${code
        .replace(/[^0-9A-Za-z]/g, '')
        .slice(-4)
        .toUpperCase()}`
}
