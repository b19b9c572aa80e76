import type { User } from '@countinghouse/contract/erp/user'
import { text } from '@countinghouse/contract/erp/user.text'
import { useLanguage } from '../../shell/language.tsx'
import type { Tone } from '../../kit/state-word.tsx'
import { StateWord } from '../../kit/state-word.tsx'

const tones: Readonly<Record<User['status'], Tone>> = {
  active: 'success',
  invited: 'info',
  inactive: 'neutral',
  locked: 'warning',
}

/** Status of a user account. */
export function UserStatus({ value }: { readonly value: User['status'] }) {
  const { t } = useLanguage()
  return <StateWord tone={tones[value]}>{t(text[`status_${value}`])}</StateWord>
}
