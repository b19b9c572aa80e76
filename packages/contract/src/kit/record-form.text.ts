import { texts } from '@countinghouse/kernel/text'

/** What is told of a record that was saved beside somebody else's change. */
export const text = texts({
  savedMerged: {
    en: '{name} is saved. {who} changed {fields} in the meantime; both changes are kept.',
    ar: 'تم حفظ {name}. غيّر {who} في هذه الأثناء {fields}؛ بقي التغييران معًا.',
  },
})
