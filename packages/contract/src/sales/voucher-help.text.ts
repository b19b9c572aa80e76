import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Gift vouchers are sold at the register; store credit is issued there for returns, or here for goodwill. Both pay for goods by their code until the balance is used up.',
    ar: 'تُباع قسائم الهدايا في شاشة البيع، ويصدر رصيد المتجر هناك للمرتجعات أو هنا كبادرة حسن نية. كلاهما يدفع ثمن البضاعة برمزه حتى ينفد الرصيد.',
  },
  help_lost: { en: 'A voucher was lost', ar: 'فُقدت قسيمة' },
  help_lost_1: {
    en: 'Find it by the receipt that sold it or by the last four characters of its code, and select Block.',
    ar: 'ابحث عنها بالإيصال الذي باعها أو بآخر أربعة أحرف من رمزها ثم اختر «حظر».',
  },
  help_lost_2: {
    en: 'Issue store credit with the same balance if your policy allows it.',
    ar: 'أصدر رصيد متجر بالرصيد نفسه إذا سمحت سياستك بذلك.',
  },
})
