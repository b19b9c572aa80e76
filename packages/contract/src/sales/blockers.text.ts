import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  store: {
    en: '{count, plural, one {# sales order is open. Deliver, close or cancel it first.} other {# sales orders are open. Deliver, close or cancel them first.}}',
    ar: '{count, plural, zero {لا أوامر بيع مفتوحة.} one {يوجد أمر بيع مفتوح واحد. سلّمه أو أغلقه أو ألغه أولًا.} two {يوجد أمرا بيع مفتوحان. سلّمهما أو أغلقهما أو ألغهما أولًا.} few {توجد # أوامر بيع مفتوحة. سلّمها أو أغلقها أو ألغها أولًا.} many {يوجد # أمر بيع مفتوحًا. سلّمها أو أغلقها أو ألغها أولًا.} other {يوجد # أمر بيع مفتوح. سلّمها أو أغلقها أو ألغها أولًا.}}',
  },
  product: {
    en: '{count, plural, one {# sales order has open quantities of it.} other {# sales orders have open quantities of it.}}',
    ar: '{count, plural, zero {لا أوامر بيع بكميات مفتوحة منه.} one {يوجد أمر بيع واحد بكميات مفتوحة منه.} two {يوجد أمرا بيع بكميات مفتوحة منه.} few {توجد # أوامر بيع بكميات مفتوحة منه.} many {يوجد # أمر بيع بكميات مفتوحة منه.} other {يوجد # أمر بيع بكميات مفتوحة منه.}}',
  },
  month: {
    en: '{count, plural, one {# till session of the period is} other {# till sessions of the period are}} not closed. Close them first.',
    ar: '{count, plural, zero {لا ورديات} one {وردية واحدة} two {ورديتان} few {# ورديات} many {# وردية} other {# وردية}} للشهر لم تُغلق. أغلقها أولًا.',
  },
})
