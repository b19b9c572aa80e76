import type { User } from '@countinghouse/contract/erp/user'
import { text } from '@countinghouse/contract/erp/user.text'
import { useLanguage } from '../../../ui/language/language.tsx'
import type { Tone } from '../../../ui/display/state-word.tsx'
import { StateWord } from '../../../ui/display/state-word.tsx'

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
