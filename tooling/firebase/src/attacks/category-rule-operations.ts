import { CATEGORIES, CATEGORY_RULE_LIMITS } from '@bank/domain';
import { onStored, type Operation } from './operation';
import { own } from './own-operation';
import type { Principals } from './principals';
import { longAgo, NOW, type Data, type Value } from './rest-encoding';
import { not, now, type ValueGenerator } from './value-generators';

export const categoryRulesPath = ({ uid }: Principals) => `categoryRules/${uid}`;

const DATA: Data = {
  ...{ texts: ['Fern Market', 'rent'], categories: ['groceries', 'housing'], updatedAt: NOW },
};

/** Stored rules. */
export function storedCategoryRules(principals: Principals): Record<string, Data> {
  return { [categoryRulesPath(principals)]: longAgo(DATA) };
}

const { text: MAX_TEXT, rules: MAX_RULES } = CATEGORY_RULE_LIMITS;
const LONGEST = 'x'.repeat(MAX_TEXT);

const NO_LISTS: readonly Value[] = ['', 'rent', 7, null, true, { map: {} }, { map: { 0: 'rent' } }];

const WRONG_TEXTS: readonly Value[] = [
  ...['', ' ', ' rent', 'rent ', '\n', 'a\nb', 7, null, true, `${LONGEST}x`],
  ...[{ map: { text: 'rent' } }, new Date(7)],
];

/** A wrong text in each place, too many texts, none, and what is no list. */
const texts: ValueGenerator = {
  forged: [
    ...WRONG_TEXTS.map((text) => ['Fern Market', text]),
    ...['', 7, null].map((text) => [text, 'rent']),
    ...[[], ['rent'], ['rent', 'bo', 'x'], ...NO_LISTS],
  ].map((value) => ({ value })),
  allowed: [
    ['x', 'é'],
    ['a b', LONGEST],
    ['x', '🏦'.repeat(MAX_TEXT / 2)],
  ],
};

const WRONG_CATEGORIES: readonly Value[] = [
  ...['', 'gambling', 'Groceries', 'groceries ', 'xgroceries', 7, null, true],
  { map: { category: 'groceries' } },
];

const categories: ValueGenerator = {
  forged: [
    ...WRONG_CATEGORIES.flatMap((category) => [
      [category, 'other'],
      ['other', category],
    ]),
    ...[[], ['other'], ['other', 'other', 'other'], ...NO_LISTS],
  ].map((value) => ({ value })),
  allowed: CATEGORIES.map((category) => [category, 'other']),
};

const times = (count: number, value: Value): Value[] => Array.from({ length: count }, () => value);

const save = own('category rules', (principals) => ({
  how: 'set',
  path: categoryRulesPath(principals),
  data: DATA,
  shape: { texts, categories, updatedAt: now },
}));

/** The most rules, with a wrong text in each place. */
const saveTwenty = own('the most category rules', (principals) => ({
  how: 'set',
  path: categoryRulesPath(principals),
  data: { texts: times(MAX_RULES, LONGEST), categories: times(MAX_RULES, 'other'), updatedAt: NOW },
  shape: {
    texts: not(
      ...times(MAX_RULES, null).map((_, place) => [
        ...times(place, 'rent'),
        '',
        ...times(MAX_RULES - place - 1, 'rent'),
      ]),
      times(MAX_RULES + 1, 'rent'),
    ),
    categories: not(times(MAX_RULES + 1, 'other'), times(MAX_RULES, 'x')),
    updatedAt: now,
  },
}));

/** The operations of customers on their category rules, without deletes. */
export const categoryRuleOperations: readonly Operation[] = [
  save,
  { ...saveTwenty, forges: ['texts', 'categories'] },
  onStored(save, 'other category rules in place of some', storedCategoryRules, {
    forges: ['updatedAt'],
  }),
];
