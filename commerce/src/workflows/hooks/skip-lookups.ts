import { skipNeedlessLookups } from "../../medusa-internals/transactions";

skipNeedlessLookups();
