import {
  type Icon,
  IconBuildingBank,
  IconBuildingStore,
  IconBuildings,
  IconCpu,
  IconMessageCircle,
  IconSchool,
  IconServer,
  IconShip,
  IconShoppingBag,
  IconStethoscope,
  IconTicket,
  IconUsers,
} from '@tabler/icons-react';
import type { TemplateId } from '../../lib/templates/templates.ts';

/** The sign of each template. */
export const templateIcons: Readonly<Record<TemplateId, Icon>> = {
  shop: IconShoppingBag,
  bank: IconBuildingBank,
  hospital: IconStethoscope,
  school: IconSchool,
  hr: IconBuildingStore,
  logistics: IconShip,
  iot: IconCpu,
  social: IconMessageCircle,
  weblogs: IconServer,
  saas: IconBuildings,
  ticketing: IconTicket,
  people: IconUsers,
};
