import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  store: {
    en: '{count, plural, one {# purchase order is open. Close or cancel it first.} other {# purchase orders are open. Close or cancel them first.}}',
    ar: '{count, plural, zero {لا أوامر شراء مفتوحة.} one {يوجد أمر شراء مفتوح واحد. أغلقه أو ألغه أولًا.} two {يوجد أمرا شراء مفتوحان. أغلقهما أو ألغهما أولًا.} few {يوجد # أوامر شراء مفتوحة. أغلقها أو ألغها أولًا.} many {يوجد # أمر شراء مفتوحًا. أغلقها أو ألغها أولًا.} other {يوجد # أمر شراء مفتوح. أغلقها أو ألغها أولًا.}}',
  },
  product: {
    en: '{count, plural, one {# purchase order has open quantities of it.} other {# purchase orders have open quantities of it.}}',
    ar: '{count, plural, zero {لا أوامر شراء بكميات مفتوحة منه.} one {يوجد أمر شراء واحد بكميات مفتوحة منه.} two {يوجد أمرا شراء بكميات مفتوحة منه.} few {توجد # أوامر شراء بكميات مفتوحة منه.} many {يوجد # أمر شراء بكميات مفتوحة منه.} other {يوجد # أمر شراء بكميات مفتوحة منه.}}',
  },
})
