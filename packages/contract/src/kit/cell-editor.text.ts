import { texts } from '@countinghouse/kernel/text'

/** Values edited within a list. */
export const text = texts({
  editCell: { en: '{column} of {record}', ar: '{column} في {record}' },
  cellNotSaved: {
    en: '"{value}" was not saved for {name}. {reason}',
    ar: 'لم تُحفظ القيمة "{value}" في {name}. {reason}',
  },
})
