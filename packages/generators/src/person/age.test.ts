import { testGenerator } from '@populace/testkit';
import { age } from './age.ts';
import { personSubject } from './person.subject.ts';

const subjects = [personSubject];

testGenerator(age, { subjects, matches: /^(1[89]|[2-7]\d|80)$/ });
