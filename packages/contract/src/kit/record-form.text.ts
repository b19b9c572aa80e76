import { texts } from '@countinghouse/kernel/text'

/** Message of a save that was merged with the changes of another user. */
export const text = texts({
  savedMerged: {
    en: '{name} saved. {who} also changed {fields}; both changes are kept.',
    ar: 'تم حفظ {name}. غيّر {who} أيضًا {fields}؛ بقي التغييران معًا.',
  },
})
