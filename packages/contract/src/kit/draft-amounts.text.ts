import { texts } from '@countinghouse/kernel/text'

/** Amounts of a draft. */
export const text = texts({
  amounts: { en: 'Amounts', ar: 'المبالغ' },
  asSaved: { en: 'As the draft was last saved.', ar: 'كما حُفظت المسودة آخر مرة.' },
})
