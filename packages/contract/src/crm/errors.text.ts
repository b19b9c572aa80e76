import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  rule_broken: {
    en: 'Some values are not valid. Correct the marked fields.',
    ar: 'بعض القيم غير صالحة. صحّح الحقول المحددة.',
  },
  record_closed: {
    en: 'The record is closed. Reopen it to edit it.',
    ar: 'السجل مغلق. أعد فتحه لتعديله.',
  },
  survey_opened: {
    en: 'The survey was opened. Duplicate it to change it.',
    ar: 'فُتح الاستبيان. انسخه لتغييره.',
  },
  no_questions: { en: 'The survey has no questions. Add one.', ar: 'لا أسئلة في الاستبيان. أضف سؤالًا.' },
  not_invited: {
    en: 'No customer can be invited: an email address and consent are required, and no invitation in the last 90 days.',
    ar: 'لا يمكن دعوة أي عميل: يلزم بريد إلكتروني وموافقة وألا تكون دعوة خلال آخر 90 يومًا.',
  },
  customer_erased: {
    en: 'The personal data of this customer was erased. It cannot be changed.',
    ar: 'مُحيت البيانات الشخصية لهذا العميل. لا يمكن تغييره.',
  },
  member_exists: {
    en: 'This customer is a trade member already. Open that record instead.',
    ar: 'هذا العميل عميل بالآجل بالفعل. افتح سجله بدلًا من ذلك.',
  },
  member_customer: {
    en: 'The customer of a trade member cannot be changed. Create a member for the other customer.',
    ar: 'يبقى عميل عميل الآجل كما هو. أنشئ سجلًا للعميل الآخر.',
  },
  limit_of_member: {
    en: 'This customer is a trade member. Change its credit limit there, with the reason.',
    ar: 'هذا العميل عميل بالآجل. غيّر حد ائتمانه هناك مع السبب.',
  },
  survey_gone: {
    en: 'This link is not valid, or the survey is closed.',
    ar: 'هذا الرابط غير صالح أو أُغلق الاستبيان.',
  },
  survey_answered: { en: 'This survey has already been answered.', ar: 'سبقت الإجابة عن هذا الاستبيان.' },
  answer_invalid: { en: 'Some answers are missing or not valid.', ar: 'بعض الإجابات ناقصة أو غير صالحة.' },
  review_moderated: {
    en: 'A review of a customer, or a moderated one, cannot be edited. Reply to it or reject it.',
    ar: 'لا يمكن تعديل تقييم العميل أو تقييم روجع. رد عليه أو ارفضه.',
  },
})
